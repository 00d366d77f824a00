'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { Cue } from './playback';
import { playBack } from './playback';
import { keepPlayed, playedUntil } from './played';

/** Runs at once when somebody may look at the page, or else as soon as somebody does. */
function whenSeen(act: () => void): () => void {
  if (document.visibilityState === 'visible') {
    act();
    return () => undefined;
  }
  const stopping = new AbortController();
  const onChange = () => {
    if (document.visibilityState !== 'visible') return;
    stopping.abort();
    act();
  };
  document.addEventListener('visibilitychange', onChange, { signal: stopping.signal });
  return () => stopping.abort();
}

type UsePlayback<Step> = Readonly<{
  matchId: string;
  /** The last step of the log that can be shown in motion. */
  until: number;
  /** An earlier version of the match. */
  readOnly: boolean;
  /** What the reader has seen, on any device; in an earlier version, all that is not to move. */
  motionAfter: number | undefined;
  /** What happened after a step of the log. */
  plan: (after: number) => readonly Step[];
  /** How that is shown; asked once its marks stand on the page. */
  cues: (steps: readonly Step[]) => readonly Cue[];
}>;

/** Shows what happened since the reader saw it last: once in a browser, and without movement for those who want none. */
export function usePlayback<Step>({ matchId, until, readOnly, motionAfter, plan, cues }: UsePlayback<Step>) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const latest = useRef({ motionAfter, plan, cues });
  const skip = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    latest.current = { motionAfter, plan, cues };
  });
  useLayoutEffect(() => {
    const { motionAfter: seen } = latest.current;
    return whenSeen(() => {
      const after = playedUntil({ matchId, readOnly, motionAfter: seen });
      if (until <= after) return;
      if (!readOnly) keepPlayed(matchId, until);
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setSteps(latest.current.plan(after));
    });
  }, [matchId, until, readOnly]);
  useLayoutEffect(() => {
    if (steps.length === 0) return;
    skip.current = playBack(latest.current.cues(steps), () => setSteps([]));
    return () => skip.current();
  }, [steps]);
  return { steps, skip: () => skip.current() };
}
