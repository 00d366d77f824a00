const SIGNS = ['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'focusin', 'keydown'] as const;

/**
 * Fetches what is of use only to a reader who is there, with the first thing that one does on the page; when it cannot be
 * had, with the next. `latest` is what the reader has done last in the meantime.
 */
export function onFirstSigns(signal: AbortSignal, fetchIt: (latest: () => Event) => Promise<unknown>): void {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  let sign: Event | undefined;
  let isComing = false;
  const onSign = (event: Event) => {
    sign = event;
    if (isComing) return;
    isComing = true;
    fetchIt(() => sign ?? event).then(
      () => waiting.abort(),
      () => {
        isComing = false;
      },
    );
  };
  for (const type of SIGNS)
    window.addEventListener(type, onSign, { signal: waiting.signal, capture: true, passive: true });
}
