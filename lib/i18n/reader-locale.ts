import type { CurrentUser } from '@/lib/auth/current-user';
import type { Locale } from './locales';
import { LANGUAGE_COOKIE, parseLocale, preferredLocale } from './locales';

/** The language a caller reads: the one of the account, else what `wantedLocale` finds. */
export function readerLocale(request: Request, user?: CurrentUser): Locale {
  return parseLocale(user?.locale) ?? wantedLocale(request);
}

/** The language of somebody who is not known: chosen in this browser, else the first that the browser asks for. */
export function wantedLocale({ headers }: Request): Locale {
  const [, chosen] = COOKIE.exec(headers.get('cookie') ?? '') ?? [];
  return parseLocale(chosen) ?? preferredLocale(headers.get('accept-language') ?? '');
}

const COOKIE = new RegExp(`(?:^|;) *${LANGUAGE_COOKIE}=([^;]*)`);
