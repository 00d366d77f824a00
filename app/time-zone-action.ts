'use server';

import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { keepTimeZone } from '@/lib/auth/accounts';
import { currentUser } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { parseTimeZone, TIME_ZONE_COOKIE } from '@/lib/i18n/time-zones';
import { serverAction } from './server-action';

const A_YEAR = 365 * 24 * 60 * 60;

/** Keeps the browser's time zone in a cookie, and for mail with an account that has none yet. */
export const rememberTimeZone = serverAction(async (wish: string): Promise<void> => {
  const timeZone = parseTimeZone(wish);
  if (timeZone === undefined) return;
  const secure = env().APP_URL.startsWith('https:');
  (await cookies()).set(TIME_ZONE_COOKIE, timeZone, { path: '/', maxAge: A_YEAR, sameSite: 'lax', secure });
  const user = await currentUser();
  if (user) await keepTimeZone(user.id, timeZone);
  refresh();
});
