import type { IncomingMessage, ServerResponse } from 'node:http';
import { EVERY_LANGUAGE } from '@/lib/i18n/every-language';
import { localeOfHeaders } from '@/lib/i18n/reader-locale';

type Head = (status: number, ...rest: readonly unknown[]) => ServerResponse;
type Write = (...given: readonly unknown[]) => boolean;
type End = (...given: readonly unknown[]) => ServerResponse;

/** What no `Request` may have as its method. */
const UNSPEAKABLE: readonly (string | undefined)[] = ['CONNECT', 'TRACE', 'TRACK'];

/** Whether Next may fail to read a request: its method, the arguments of an action, or an address with broken escapes. */
export function mayBeUnreadable({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  const isForAction = method === 'POST' && (headers['next-action'] !== undefined || isForm);
  return isForAction || UNSPEAKABLE.includes(method) || !isDecodable(url);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/**
 * Next answers 500 to what it cannot read, as if the service were broken. As long as no code of ours has begun, that is
 * answered as what it is: a 400 with a sentence. Node's response is the only place where this can be told.
 */
export function blameTheSender(response: ServerResponse, hasBegun: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as Head;
  const write = response.write.bind(response) as Write;
  const end = response.end.bind(response) as End;
  let isReplaced = false;
  const isFailure = (status: number) => status === 500 && !hasBegun();
  const decide = () => {
    if (!response.headersSent && isFailure(response.statusCode)) response.writeHead(response.statusCode);
  };
  const replacing: Readonly<{ writeHead: Head; write: Write; end: End }> = {
    writeHead: (status, ...rest) => {
      isReplaced = isFailure(status);
      if (!isReplaced) return writeHead(status, ...rest);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      return writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    },
    write: (...given) => {
      decide();
      return isReplaced || write(...given);
    },
    end: (...given) => {
      decide();
      return isReplaced
        ? end(EVERY_LANGUAGE[localeOfHeaders(response.req.headers)].requests.unreadable)
        : end(...given);
    },
  };
  Object.assign(response, replacing);
}
