/** So many events may wait for a reader that does not take them; then the stream ends. */
const LONGEST_QUEUE = 20;

export type EventStream = Readonly<{
  /** What the browser reads (`text/event-stream`). */
  body: ReadableStream<Uint8Array>;
  say: (event: string, data: string) => void;
  end: () => void;
  /** Aborted when the stream has ended, from whichever side. */
  ended: AbortSignal;
}>;

/** Server-sent events, one after the other, for as long as somebody reads them. */
export function eventStream(): EventStream {
  const encoder = new TextEncoder();
  const ending = new AbortController();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
    cancel: () => ending.abort(),
  });
  const end = () => {
    if (ending.signal.aborted) return;
    controller?.close();
    ending.abort();
  };
  const say = (event: string, data: string) => {
    if (ending.signal.aborted) return;
    controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${data}\n\n`));
    if ((controller?.desiredSize ?? 0) < -LONGEST_QUEUE) end();
  };
  return { body, say, end, ended: ending.signal };
}
