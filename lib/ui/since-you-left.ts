'use client';

import { createContext } from 'react';

/** What a reader has missed, until it is said that it was seen, or the reader acts. */
export type SinceYouLeft = Readonly<{
  /** The last step that was seen. */
  step: number;
  /** When that was, on the reader's clock; empty where nobody knows. */
  when: string;
  /** Where the table can be seen as it was at a step. */
  historyAt: (step: number) => string;
  markSeen: () => void;
}>;

/** `undefined` where nothing was missed. */
export const SinceYouLeftContext = createContext<SinceYouLeft | undefined>(undefined);
