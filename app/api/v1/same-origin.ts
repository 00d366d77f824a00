import { env } from '@/lib/env';

/** A POST with this site's cookie counts only when a page of this site made it. */
export function isFromThisSite(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  return origin === new URL(env().APP_URL).origin || new URL(origin).host === host;
}
