import { createHash } from 'node:crypto';
import type { ReceivedInvitation } from '../tables/invitation-lists';
import { receivedInvitations } from '../tables/invitation-lists';
import type { MatchCard } from './match-summary';
import type { Home } from './queries';
import { homeFor, openTables } from './queries';

/** All that a user's first page shows of matches. */
export type HomePage = Readonly<{
  home: Home;
  tables: readonly MatchCard[];
  invitations: readonly ReceivedInvitation[];
  /** Changes whenever the page would look different. */
  pulse: string;
}>;

export async function homePage(userId: string): Promise<HomePage> {
  const [home, tables, invitations] = await Promise.all([
    homeFor(userId),
    openTables(userId),
    receivedInvitations(userId),
  ]);
  const pulse = createHash('sha256')
    .update(JSON.stringify([home, tables, invitations]))
    .digest('base64url');
  return { home, tables, invitations, pulse };
}

/** The matches that the page names. */
export function matchesOn({ home, tables }: HomePage): ReadonlySet<string> {
  return new Set([...home.yourTurn, ...home.waiting, ...home.finished, ...tables].map(({ id }) => id));
}
