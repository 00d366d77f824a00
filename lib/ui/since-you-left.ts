'use client';

import { createContext } from 'react';

/** What a reader has missed, until it is said that it was seen, or the reader acts. */
export type SinceYouLeft = Readonly<{
  /** The last step that was seen. */
  step: number;
  markSeen: () => void;
}>;

/** `undefined` where nothing was missed. */
export const SinceYouLeftContext = createContext<SinceYouLeft | undefined>(undefined);
