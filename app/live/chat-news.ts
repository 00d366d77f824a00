import { useSyncExternalStore } from 'react';

/** Stands in a pulse before what concerns the chat alone. */
const MARK = '#';

const heard = new Map<string, string>();
const listeners = new Set<() => void>();

/** What of a pulse concerns the table: when it changes, the page is fetched again. */
export function tablePart(pulse: string): string {
  return pulse.split(MARK)[0] ?? pulse;
}

/** Notes how far the chat has come. The chat fetches its messages by itself: the table stays as it is. */
export function hearOfChat(source: string, pulse: string): void {
  const mark = pulse.split(MARK)[1];
  if (mark === undefined || heard.get(source) === mark) return;
  heard.set(source, mark);
  for (const listener of listeners) listener();
}

/** Changes when the chat has; undefined until something was heard. */
export function useChatNews(source: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => heard.get(source),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
