import { cache } from 'react';
import { currentUser } from '@/lib/auth/session';
import { matchPage } from '@/lib/matches/reading/match-page';

/** One viewer's match, asked for once in a request by title and page alike. */
export const lookUpMatch = cache(async (matchId: string, step?: number) => {
  const user = await currentUser();
  const wish = step === undefined ? { withChat: true } : { step };
  const page = await matchPage({ matchId, userId: user?.id, ...wish });
  return page && { page, user };
});
