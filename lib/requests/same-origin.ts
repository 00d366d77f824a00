import { env } from '@/lib/env';

/** Whether a page of this site has made a request. Browsers name the site, and no page can name another. */
export function isFromThisSite({ headers }: Pick<Request, 'headers'>): boolean {
  const origin = headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return origin === new URL(env().APP_URL).origin || new URL(origin).host === host;
}
