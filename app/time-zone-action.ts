'use server';

import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { keepTimeZone } from '@/lib/auth/accounts';
import { currentUser } from '@/lib/auth/session';
import { parseTimeZone, TIME_ZONE_COOKIE } from '@/lib/i18n/time-zones';
import { A_YEAR, siteCookie } from '@/lib/requests/site-cookie';
import { serverAction } from './server-action';

/** Keeps the browser's time zone in a cookie, and for mail with an account that has none yet. */
export const rememberTimeZone = serverAction(async (wish: string): Promise<void> => {
  const timeZone = parseTimeZone(wish);
  if (timeZone === undefined) return;
  (await cookies()).set(TIME_ZONE_COOKIE, timeZone, { ...siteCookie(), maxAge: A_YEAR });
  const user = await currentUser();
  if (user) await keepTimeZone(user.id, timeZone);
  refresh();
});
