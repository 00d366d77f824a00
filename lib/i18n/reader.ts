import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { currentUser } from '@/lib/auth/session';
import type { Locale } from './locales';
import { parseLocale, preferredLocale } from './locales';
import { parseTimeZone, TIME_ZONE_COOKIE } from './time-zones';

/** For whom a page is written. */
export type PageReader = Readonly<{
  locale: Locale;
  /** The one chosen in the settings, else the browser's own; `undefined` while nobody knows. */
  timeZone: string | undefined;
}>;

export const pageReader = cache(async (): Promise<PageReader> => {
  const [user, browserZone, header] = await Promise.all([currentUser(), browserTimeZone(), headers()]);
  return {
    locale: parseLocale(user?.locale) ?? preferredLocale(header.get('accept-language') ?? ''),
    timeZone: user?.timeZone ?? browserZone,
  };
});

/** What the browser says of itself. */
export async function browserTimeZone(): Promise<string | undefined> {
  return parseTimeZone((await cookies()).get(TIME_ZONE_COOKIE)?.value);
}
