'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SinceYouLeft } from '@/lib/ui/since-you-left';

/** A glance shorter than this has seen nothing. */
const LOOKED_AT_MS = 3_000;

type Looking = Readonly<{
  matchId: string;
  /** The step shown; undefined for those who have no seat, and in history. */
  step: number | undefined;
  /** The last step the seat saw on any device; 0 for none. */
  lastSeen: number;
}>;

/**
 * How far the reader's seat has seen the match. What is missed when the table comes into sight stays told until the
 * reader says so or acts; what happens before the reader's eyes is seen after a while.
 */
export function useSinceYouLeft({ matchId, step = 0, lastSeen }: Looking) {
  const [seen, setSeen] = useState(lastSeen > 0 ? lastSeen : step);
  const [isMissing, setIsMissing] = useState(seen < step);
  const told = useRef(0);
  const mark = useCallback(() => {
    setSeen(step);
    setIsMissing(false);
    if (step <= told.current) return;
    told.current = step;
    tellServer(matchId, step);
  }, [matchId, step]);
  // Another device was further.
  if (lastSeen > seen) setSeen(lastSeen);
  if (isMissing && seen >= step) setIsMissing(false);
  useEffect(() => {
    if (step === 0 || isMissing) return;
    let timer: number | undefined;
    const look = () => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = window.setTimeout(mark, LOOKED_AT_MS);
    };
    const onChange = () => {
      if (document.visibilityState === 'visible' && seen < step) setIsMissing(true);
      look();
    };
    look();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [step, seen, isMissing, mark]);
  const since = useMemo<SinceYouLeft | undefined>(
    () => (isMissing && seen < step ? { step: seen, markSeen: mark } : undefined),
    [isMissing, seen, step, mark],
  );
  return { since, mark };
}

/** If that fails, the next visit tells it again. */
function tellServer(matchId: string, step: number) {
  const body = JSON.stringify({ step });
  const headers = { 'content-type': 'application/json' };
  fetch(`/api/v1/matches/${matchId}/seen`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}
