import { env } from '@/lib/env';

export const A_YEAR = 365 * 24 * 60 * 60;

/** What all cookies have in common: they are sent to this site alone, and never in the clear where it has a certificate. */
export function siteCookie() {
  return { path: '/', sameSite: 'lax', secure: env().APP_URL.startsWith('https:') } as const;
}
