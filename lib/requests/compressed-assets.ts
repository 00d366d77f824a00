import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const ASSETS = join('.next', 'static');
const ADDRESS = '/_next/static/';

const TYPES: readonly (readonly [string, string])[] = [
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
];

/** Scripts and styles by their address, of which the build has a compressed copy: see scripts/service/compressed-assets.ts. */
function compressedAssets(): ReadonlySet<string> {
  if (!existsSync(ASSETS)) return new Set();
  const names = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' });
  return new Set(names.filter((name) => name.endsWith('.br')).map((name) => ADDRESS + name.slice(0, -'.br'.length)));
}

/**
 * Browsers that can read them get the compressed copies, a seventh smaller than what Next would compress for each answer.
 * Next serves them like any other file of the build, once the request asks for it.
 */
export function serveCompressedAssets(): void {
  const known = compressedAssets();
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Readonly<{ request: IncomingMessage; response: ServerResponse }>;
    const [path = '', query] = (request.url ?? '').split('?');
    const type = TYPES.find(([ending]) => path.endsWith(ending))?.[1];
    if (!type || !known.has(path) || !readsBrotli(request)) return;
    request.url = `${path}.br${query === undefined ? '' : `?${query}`}`;
    response.setHeader('content-type', type);
    response.setHeader('content-encoding', 'br');
    response.setHeader('vary', 'accept-encoding');
  });
}

/** `br` among what the browser accepts, and not refused with a weight of nothing. */
export function readsBrotli({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  return accepted.some((each) => /^\s*br\s*(;\s*q=(?!0([.]0*)?\s*$).*)?$/i.test(each));
}
