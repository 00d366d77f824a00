import 'server-only';
import { notFound } from 'next/navigation';
import { env } from '@/lib/env';
import type { CurrentUser } from './session';
import { currentUser } from './session';

/** The first line of all that moderators do. For everybody else there is nothing here. */
export async function requireModerator(): Promise<CurrentUser> {
  const user = await currentUser();
  if (!user?.email || !env().MODERATORS.includes(user.email.toLowerCase())) notFound();
  return user;
}
