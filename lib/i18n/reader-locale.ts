import type { CurrentUser } from '@/lib/auth/current-user';
import type { Locale } from './locales';
import { preferredLocale } from './locales';

/** The language a caller reads: the one of the account, else the first that the request asks for and the service has. */
export function readerLocale(request: Request, user?: CurrentUser): string {
  return user ? user.locale : wantedLocale(request);
}

/** The language of somebody who is not known. */
export function wantedLocale(request: Request): Locale {
  return preferredLocale(request.headers.get('accept-language') ?? '');
}
