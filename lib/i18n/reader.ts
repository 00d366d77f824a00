import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { currentUser } from '@/lib/auth/session';
import type { Locale } from './locales';
import { LANGUAGE_COOKIE, parseLocale, preferredLocale } from './locales';
import { parseTimeZone, TIME_ZONE_COOKIE } from './time-zones';

/** For whom a page is written. */
export type PageReader = Readonly<{
  /** The account's, else the one chosen in this browser, else the first that the browser asks for. */
  locale: Locale;
  /** The one chosen in the settings, else the browser's own; `undefined` while nobody knows. */
  timeZone: string | undefined;
}>;

export const pageReader = cache(async (): Promise<PageReader> => {
  const [user, browserZone] = await Promise.all([currentUser(), browserTimeZone()]);
  return {
    locale: parseLocale(user?.locale) ?? (await browserLocale()),
    timeZone: user?.timeZone ?? browserZone,
  };
});

/** What the browser says of itself. */
export async function browserTimeZone(): Promise<string | undefined> {
  return parseTimeZone((await cookies()).get(TIME_ZONE_COOKIE)?.value);
}

async function browserLocale(): Promise<Locale> {
  const chosen = parseLocale((await cookies()).get(LANGUAGE_COOKIE)?.value);
  return chosen ?? preferredLocale((await headers()).get('accept-language') ?? '');
}
