import { readerLocale } from '@/lib/i18n/reader-locale';
import type { LivePage } from '@/lib/matches/reading/live-pages';
import { LIVE_PAGES, watchPage } from '@/lib/matches/reading/live-pages';
import { eventStream } from './event-stream';
import { problemResponse } from './problem';

/** Proxies cut what has been silent for a minute, and a browser finds out when nothing comes any more. */
const BEAT_MS = 20_000;
/** Then the browser comes again, and is asked again who it is. */
const LIFE_MS = 10 * 60_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Not compressed either: each word goes out at once.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

type Reader = Readonly<{ request: Request; userId: string | undefined }>;

/**
 * Events for an open page: `pulse` with its pulse now and whenever that changes, `gone` when the page is not for this
 * reader any more, and `beat` at times that depend on nothing.
 */
export async function pulseStream(page: LivePage, { request, userId }: Reader): Promise<Response> {
  const { signal } = request;
  const stream = eventStream();
  const tell = (pulse: string | undefined) => {
    if (pulse !== undefined) return stream.say('pulse', pulse);
    stream.say('gone', 'gone');
    stream.end();
  };
  const leave = watchPage(page, { userId, tell, end: stream.end });
  if (!leave) {
    const values = { max: LIVE_PAGES.ofOneUser };
    return problemResponse({ code: 'too-many-streams', values }, readerLocale(request));
  }
  const beat = setInterval(() => stream.say('beat', 'beat'), BEAT_MS);
  const life = setTimeout(stream.end, LIFE_MS);
  signal.addEventListener('abort', stream.end, { once: true });
  const close = () => {
    leave();
    clearInterval(beat);
    clearTimeout(life);
    signal.removeEventListener('abort', stream.end);
  };
  stream.ended.addEventListener('abort', close, { once: true });
  // The reader may have left, or the process begun to stop, before there was anything to read.
  if (signal.aborted) stream.end();
  else if (stream.ended.aborted) close();
  return new Response(stream.body, { headers: HEADERS });
}

/** Nothing can be sent to a stream; and to be asked for its head alone, it would have to be opened. */
export function onlyGet(request: Request): Promise<Response> {
  return problemResponse({ code: 'method-not-offered', headers: { allow: 'GET' } }, readerLocale(request));
}
