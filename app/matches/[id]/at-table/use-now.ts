'use client';

import { useEffect, useState } from 'react';

const STEP_MS = 15_000;

/** The time, every few seconds; the server's first, so that the page is the same when it wakes up. It may stand still. */
export function useNow(first: number, stands = false): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    if (stands) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, STEP_MS);
    return () => clearInterval(timer);
  }, [stands]);
  return now;
}
