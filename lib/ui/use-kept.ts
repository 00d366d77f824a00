'use client';

import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing, as in some private windows. */
const memory = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In this tab, or in this browser for good. */
type Where = 'tab' | 'browser';

const storageOf = (where: Where) => (where === 'tab' ? sessionStorage : localStorage);

function read(key: string, where: Where): string | null {
  try {
    return storageOf(where).getItem(key);
  } catch {
    // Blocked by the browser's settings.
    return memory.get(key) ?? null;
  }
}

function write(key: string, text: string, where: Where): void {
  try {
    storageOf(where).setItem(key, text);
  } catch {
    // Blocked or full: it lives as long as the page then.
    memory.set(key, text);
  }
  for (const listener of listeners) listener();
}

/**
 * State that survives a reload and fresh data, in this tab unless said otherwise. `parse` makes a value of what was kept, which an older page
 * may have written, or of nothing; it must be the same function each time.
 */
export function useKept<T>(key: string, parse: (kept: unknown) => T, where: Where = 'tab'): [T, (value: T) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key, where),
    () => null,
  );
  const value = useMemo(() => parse(text === null ? undefined : JSON.parse(text)), [text, parse]);
  return [value, (next) => write(key, JSON.stringify(next), where)];
}
