'use client';

import { createContext } from 'react';

/** A page brings the last rounds of its log along; the rest comes when somebody wants to read it. */
export type EarlierLog = Readonly<{
  status: 'there' | 'coming' | 'failed';
  fetchIt: () => void;
}>;

/** `undefined` where the log is whole. */
export const EarlierLogContext = createContext<EarlierLog | undefined>(undefined);
