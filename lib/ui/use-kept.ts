'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { Where } from './kept';
import { keep, onKept, readKept } from './kept';

/**
 * State that survives a reload and fresh data, in this tab unless said otherwise. `parse` makes a value of what was kept, which an older page
 * may have written, or of nothing; it must be the same function each time.
 */
export function useKept<T>(key: string, parse: (kept: unknown) => T, where: Where = 'tab'): [T, (value: T) => void] {
  const text = useSyncExternalStore(
    onKept,
    () => readKept(key, where),
    () => null,
  );
  const value = useMemo(() => parse(text === null ? undefined : JSON.parse(text)), [text, parse]);
  return [value, (next) => keep(key, JSON.stringify(next), where)];
}
