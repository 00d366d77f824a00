import type { CurrentUser } from '@/lib/auth/current-user';
import type { Locale } from './locales';
import { LANGUAGE_COOKIE, parseLocale, preferredLocale } from './locales';

/** The language a caller reads: the one of the account, else what `wantedLocale` finds. */
export function readerLocale(request: Request, user?: CurrentUser): Locale {
  return parseLocale(user?.locale) ?? wantedLocale(request);
}

/** The language of somebody who is not known: chosen in this browser, else the first that the browser asks for. */
export function wantedLocale({ headers }: Request): Locale {
  return localeOfHeaders({ cookie: headers.get('cookie'), 'accept-language': headers.get('accept-language') });
}

type LanguageHeaders = Readonly<Partial<Record<'cookie' | 'accept-language', string | null | undefined>>>;

/** The same, for what is not a `Request` yet. */
export function localeOfHeaders({ cookie, 'accept-language': asked }: LanguageHeaders): Locale {
  const [, chosen] = COOKIE.exec(cookie ?? '') ?? [];
  return parseLocale(chosen) ?? preferredLocale(asked ?? '');
}

const COOKIE = new RegExp(`(?:^|;) *${LANGUAGE_COOKIE}=([^;]*)`);
