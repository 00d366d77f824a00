import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getServerSession } from 'next-auth';
import { encode } from 'next-auth/jwt';
import { cache } from 'react';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { parseTimeZone, TIME_ZONE_COOKIE } from '@/lib/i18n/time-zones';
import { keepTimeZone } from './accounts';
import type { CurrentUser } from './current-user';
import { CURRENT_USER } from './current-user';
import { authOptions, sessionCookie } from './options';

export type { CurrentUser } from './current-user';

/** Who is signed in. The row is read on every request, so that a deleted account is out at once. */
export const currentUser = cache(async (): Promise<CurrentUser | undefined> => {
  const session = await getServerSession(authOptions());
  if (!session?.userId) return undefined;
  const user = await db.user.findUnique({
    where: { id: session.userId },
    select: CURRENT_USER,
  });
  return user ?? undefined;
});

/** The first line of every page and action that needs an account; sends others to the sign-in page and back. */
export async function requireUser(next = '/'): Promise<CurrentUser> {
  const user = await currentUser();
  return user ?? redirect(`/sign-in?${new URLSearchParams({ next })}`);
}

/** Signs a user in on this browser. Only inside a server action: a GET must never do it. */
export async function startSession(userId: string): Promise<void> {
  const { name, options } = sessionCookie();
  const token = await encode({ token: { sub: userId }, secret: env().NEXTAUTH_SECRET, maxAge: options.maxAge });
  const browser = await cookies();
  browser.set(name, token, options);
  // Mail follows the zone of the first browser, until another is chosen in the settings.
  const timeZone = parseTimeZone(browser.get(TIME_ZONE_COOKIE)?.value);
  if (timeZone) await keepTimeZone(userId, timeZone);
}

export async function endSession(): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, '', { ...options, maxAge: 0 });
}
