'use client';

import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing, as in some private windows. */
const memory = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Blocked by the browser's settings.
    return memory.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Blocked or full: it lives as long as the page then.
    memory.set(key, text);
  }
  for (const listener of listeners) listener();
}

/**
 * State that survives a reload and fresh data, in this tab. `parse` makes a value of what was kept, which an older page
 * may have written, or of nothing; it must be the same function each time.
 */
export function useKept<T>(key: string, parse: (kept: unknown) => T): [T, (value: T) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const value = useMemo(() => parse(text === null ? undefined : JSON.parse(text)), [text, parse]);
  return [value, (next) => write(key, JSON.stringify(next))];
}
