import type { cookies } from 'next/headers';
import type { Locale } from '@/lib/i18n/locales';
import { LANGUAGE_COOKIE } from '@/lib/i18n/locales';
import { A_YEAR, siteCookie } from '@/lib/requests/site-cookie';

/** Keeps a language in this browser, for when nobody is signed in here. */
export function rememberLanguage(jar: Awaited<ReturnType<typeof cookies>>, locale: Locale): void {
  jar.set(LANGUAGE_COOKIE, locale, { ...siteCookie(), maxAge: A_YEAR, httpOnly: true });
}
