import { randomBytes } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { NextResponse } from 'next/server';
import { serviceOrigins } from './lib/auth/oauth-services';

const NONCE_BYTES = 16;

/** Every page runs only the scripts it was sent with: each response names its own. */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(randomBytes(NONCE_BYTES).toString('base64'));
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and puts it on the scripts it writes.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  matcher: [
    {
      source: '/((?!api/|_next/|healthz|icon|robots).*)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
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
    "object-src 'none'",
    "base-uri 'self'",
    // Forms that sign in with another service are led on to it.
    `form-action ${["'self'", ...serviceOrigins()].join(' ')}`,
    "frame-ancestors 'self'",
  ].join('; ');
}
