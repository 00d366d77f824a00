'use client';

import type { ReactNode } from 'react';
import { useState, useSyncExternalStore } from 'react';
import { areHandsBusy, watchHands } from './hands';

/** What is in it changes only while nobody presses anything: no button moves away under a finger. */
export function Steady({ children }: Readonly<{ children: ReactNode }>) {
  const isBusy = useSyncExternalStore(watchHands, areHandsBusy, () => false);
  const [shown, setShown] = useState(children);
  if (isBusy) return shown;
  if (shown !== children) setShown(children);
  return children;
}
