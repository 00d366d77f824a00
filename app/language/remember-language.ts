import type { cookies } from 'next/headers';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { LANGUAGE_COOKIE } from '@/lib/i18n/locales';

const A_YEAR = 365 * 24 * 60 * 60;

/** Keeps a language in this browser, for when nobody is signed in here. */
export function rememberLanguage(jar: Awaited<ReturnType<typeof cookies>>, locale: Locale): void {
  const secure = env().APP_URL.startsWith('https:');
  jar.set(LANGUAGE_COOKIE, locale, { path: '/', maxAge: A_YEAR, sameSite: 'lax', secure, httpOnly: true });
}
