import { randomBytes } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { NextResponse } from 'next/server';
import type { Messages } from 'next-intl';
import { createTranslator } from 'next-intl';
import { serviceOrigins } from './lib/auth/oauth-services';
import type { Locale } from './lib/i18n/locales';
import { wantedLocale } from './lib/i18n/reader-locale';
import type { Unwelcome } from './lib/requests/unwelcome-request';
import { reasonAgainst, UNWELCOME } from './lib/requests/unwelcome-request';

const NONCE_BYTES = 16;

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const reason = reasonAgainst(request);
  return reason ? refusal(reason, wantedLocale(request)) : withContentPolicy(request);
}

/** In plain text: no page has asked for it that would show more. */
async function refusal(reason: Unwelcome, locale: Locale): Promise<NextResponse> {
  const { default: messages }: { default: Messages } = await import(`./lib/i18n/messages/${locale}.json`);
  const t = createTranslator({ locale, messages, namespace: 'requests' });
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new NextResponse(t(reason), { status: UNWELCOME[reason], headers });
}

/** Every page runs only the scripts it was sent with: each response names its own. */
function withContentPolicy(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(randomBytes(NONCE_BYTES).toString('base64'));
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and puts it on the scripts it writes.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  matcher: ['/((?!api/|_next/|healthz|icon|apple-icon|robots|manifest|service-worker).*)'],
};

function contentSecurityPolicy(nonce: string): string {
  // The development server compiles in the browser.
  const evaluation = process.env.NODE_ENV === 'production' ? '' : " 'unsafe-eval'";
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
    // Drawings set their sizes and colours by style attributes, for which there are no nonces.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    // Forms that sign in with another service are led on to it.
    `form-action ${["'self'", ...serviceOrigins()].join(' ')}`,
    "frame-ancestors 'self'",
  ].join('; ');
}
