import { cache } from 'react';
import { currentUser } from '@/lib/auth/session';
import { matchPage } from '@/lib/matches/match-page';

/** One viewer's match, asked for once in a request by title and page alike. */
export const lookUpMatch = cache(async (matchId: string, version?: number) => {
  const user = await currentUser();
  const page = await matchPage({ matchId, userId: user?.id, ...(version === undefined ? {} : { version }) });
  return page && { page, user };
});
