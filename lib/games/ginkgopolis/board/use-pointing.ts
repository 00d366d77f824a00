'use client';

import { useMemo, useState } from 'react';
import type { Space } from '../components';
import type { PointedDistrict } from './city/drawn-city';
import type { PointAt } from './districts';
import { useTable } from './table-context';

/** Which district is pointed at: in the list, where the others step back, or in passing over the city. */
export function usePointing(): PointAt & Readonly<{ listed: Space | null; pass: (space: Space | null) => void }> {
  const [passed, pass] = useState<Space | null>(null);
  const [pointed, point] = useState<Space | null>(null);
  const [pinned, setPinned] = useState<Space | null>(null);
  return {
    space: pointed ?? pinned ?? passed,
    listed: pointed ?? pinned,
    pinned: pinned !== null,
    point,
    pin: (space) => setPinned(pinned === space ? null : space),
    pass,
  };
}

export function usePointedDistrict({ space, listed }: ReturnType<typeof usePointing>): PointedDistrict | undefined {
  const { view } = useTable();
  return useMemo(() => {
    const district = view.districts.find(({ spaces, first }) => space && first !== null && spaces.includes(space));
    return district && { spaces: district.spaces, alone: listed !== null };
  }, [view, space, listed]);
}
