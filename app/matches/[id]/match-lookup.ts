import { cache } from 'react';
import { currentUser } from '@/lib/auth/session';
import { findMatch } from '@/lib/matches/reading/match-access';
import { pageOf } from '@/lib/matches/reading/match-page';

/** One viewer's match, asked for once in a request by title and page alike. */
export const lookUpMatch = cache(async (matchId: string, step?: number) => {
  const [user, row] = await Promise.all([currentUser(), findMatch(matchId)]);
  const wish = step === undefined ? { withChat: true } : { step };
  const page = row && (await pageOf(row, { matchId, userId: user?.id, ...wish }));
  return page && { page, user };
});
