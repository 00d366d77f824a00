import { cookies } from 'next/headers';
import { ownPath } from '@/lib/auth/own-path';
import { env } from '@/lib/env';

/** Which practice table was gone to last, and from which page. */
const COOKIE = 'practice-way-back';

/** Until the browser is closed. */
export async function rememberWayBack(matchId: string, from: string): Promise<void> {
  const secure = env().APP_URL.startsWith('https:');
  const kept = { path: '/', sameSite: 'lax', secure, httpOnly: true } as const;
  (await cookies()).set(COOKIE, `${matchId} ${from}`, kept);
}

/** The page from which somebody went to a practice table; home for those who came from there or have been away. */
export async function wayBackFrom(matchId: string): Promise<string> {
  const [from, path] = (await cookies()).get(COOKIE)?.value.split(' ') ?? [];
  return from === matchId ? ownPath(path) : '/';
}
