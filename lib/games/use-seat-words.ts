'use client';

import { useCallback, useMemo } from 'react';
import type { LogValue, Seat } from '@/lib/engine/game-definition';
import type { Owner } from '@/lib/ui/owner';
import { plain, useWording } from '@/lib/ui/wording';

/** Sentences of a game, with the names of those who sit at the table. */
export function useSeatWords(game: string, owners: readonly Owner[]) {
  const nameOf = useCallback((seat: Seat) => owners[seat]?.name ?? '', [owners]);
  const wording = useWording(game, nameOf);
  return useMemo(
    () => ({
      /** With names set off, for `Words`. */
      wording,
      say: (value: LogValue) => plain(wording(value)),
      nameOf,
    }),
    [wording, nameOf],
  );
}
