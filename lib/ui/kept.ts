/** In this tab, or in this browser for good. */
export type Where = 'tab' | 'browser';

const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing, as in some private windows: it lives as long as the page. */
const memory = new Map<string, string>();

const storageOf = (where: Where) => (where === 'tab' ? sessionStorage : localStorage);

/** What was kept under a key; null for nothing. */
export function readKept(key: string, where: Where): string | null {
  try {
    return memory.get(key) ?? storageOf(where).getItem(key);
  } catch {
    // Blocked by the browser's settings.
    return memory.get(key) ?? null;
  }
}

/** Keeps a text, or forgets what was kept where there is none. */
export function keep(key: string, text: string | null, where: Where): void {
  memory.delete(key);
  try {
    if (text === null) storageOf(where).removeItem(key);
    else storageOf(where).setItem(key, text);
  } catch {
    // Blocked or full.
    if (text !== null) memory.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Hears of everything that this page keeps. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
