import { cookies } from 'next/headers';
import { ownPath } from '@/lib/auth/own-path';
import { siteCookie } from '@/lib/requests/site-cookie';

/** Which practice table was gone to last, and from which page. */
const COOKIE = 'practice-way-back';

/** Until the browser is closed. */
export async function rememberWayBack(matchId: string, from: string): Promise<void> {
  (await cookies()).set(COOKIE, `${matchId} ${from}`, { ...siteCookie(), httpOnly: true });
}

/** The page from which somebody went to a practice table; home for those who came from there or have been away. */
export async function wayBackFrom(matchId: string): Promise<string> {
  const [lastMatchId, from] = (await cookies()).get(COOKIE)?.value.split(' ') ?? [];
  return lastMatchId === matchId ? ownPath(from) : '/';
}
