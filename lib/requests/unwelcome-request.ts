import { LARGEST_BODY } from './body-size';
import { isFromThisSite } from './same-origin';

/** Why a request is refused before anything of it is read. Message keys below `requests`. */
export const UNWELCOME = {
  'body-too-large': 413,
  'length-missing': 411,
  'foreign-origin': 403,
} as const;
export type Unwelcome = keyof typeof UNWELCOME;

/** What may be known of a request to a page without reading it. */
export function reasonAgainst({ method, headers }: Pick<Request, 'method' | 'headers'>): Unwelcome | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const length = headers.get('content-length');
  if (length === null && headers.has('transfer-encoding')) return 'length-missing';
  if (Number(length) > LARGEST_BODY) return 'body-too-large';
  // Programs name no site, and have no cookies of other people.
  return headers.has('origin') && !isFromThisSite({ headers }) ? 'foreign-origin' : undefined;
}
