'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { onFirstSigns } from '@/lib/ui/first-signs';
import type { LatePart } from '@/lib/ui/late';
import { fetchPart, Late } from '@/lib/ui/late';
import { useIssuing } from './issuing';
import { playedUntil } from './played';

type LateMotionProps<Props> = Readonly<{
  part: LatePart<Props>;
  props: Props;
  /** The last step of the log that can be shown in motion. */
  until: number;
}>;

/**
 * What moves over a table. Its scripts come when there is something to show; where somebody is at the table they are there
 * before that, so that nothing is seen before it happens.
 */
export function LateMotion<Props extends object>({ part, props, until }: LateMotionProps<Props>) {
  const { matchId, readOnly, motionAfter } = useIssuing();
  const [isWanted, setWanted] = useState(false);
  useLayoutEffect(() => {
    if (until > playedUntil({ matchId, readOnly, motionAfter })) setWanted(true);
  }, [matchId, readOnly, motionAfter, until]);
  useEffect(() => {
    if (readOnly) return;
    const stopping = new AbortController();
    onFirstSigns(stopping.signal, () => fetchPart(part));
    return () => stopping.abort();
  }, [part, readOnly]);
  return isWanted ? <Late part={part} props={props} /> : null;
}
