import { db } from '@/lib/db';
import { onSpeakingTerms } from '../people/blocks';
import type { SummaryRow } from '../reading/match-access';
import { SUMMARY } from '../reading/match-access';
import { waysToAsk } from './invitation-answers';

/** An invitation as the owner of the table sees it. Addresses are those the owner has typed. */
export type SentInvitation = Readonly<{
  id: string;
  to: Readonly<{ kind: 'person'; id: string; name: string }> | Readonly<{ kind: 'address'; email: string }>;
  status: 'open' | 'declined';
}>;

/** An invitation as who is invited sees it. */
export type ReceivedInvitation = Readonly<{
  id: string;
  matchId: string;
  game: string;
  table: string;
  host: Readonly<{ id: string; name: string }>;
  seatCount: number;
  taken: number;
}>;

/** What the owner of a table still waits for, and who does not come; nothing for anybody else. */
export async function sentInvitations(
  of: Readonly<{ matchId: string; userId: string }>,
): Promise<readonly SentInvitation[]> {
  const rows = await db.invitation.findMany({
    where: { matchId: of.matchId, match: { ownerId: of.userId }, status: { in: ['open', 'declined'] } },
    orderBy: { createdAt: 'asc' },
    include: { user: { select: { id: true, name: true } } },
  });
  return rows.map(({ id, status, user, email }) => ({
    id,
    status: status === 'declined' ? 'declined' : 'open',
    to: user ? { kind: 'person', ...user } : { kind: 'address', email: email ?? '' },
  }));
}

/** The tables that wait for an answer of the user. Not those of people one of the two has blocked. */
export async function receivedInvitations(
  userId: string,
  only: Readonly<{ matchId?: string }> = {},
): Promise<readonly ReceivedInvitation[]> {
  const rows = await db.invitation.findMany({
    where: {
      ...only,
      status: 'open',
      OR: await waysToAsk(db, { userId }),
      match: { status: 'open', owner: onSpeakingTerms(userId) },
    },
    orderBy: { createdAt: 'desc' },
    include: WITH_TABLE,
  });
  const byTable = new Map(rows.map((row) => [row.matchId, receivedFrom(row)]));
  return [...byTable.values()].filter(({ taken, seatCount }) => taken < seatCount);
}

const WITH_TABLE = {
  match: {
    include: { owner: { select: { id: true, name: true } }, seats: { select: { seat: true } } },
    omit: { seed: true },
  },
} as const;

type WithTable = Readonly<{
  id: string;
  match: Readonly<{
    id: string;
    game: string;
    name: string;
    seatCount: number;
    owner: Readonly<{ id: string; name: string }>;
    seats: readonly unknown[];
  }>;
}>;

function receivedFrom({ id, match }: WithTable): ReceivedInvitation {
  const { game, seatCount, owner, seats } = match;
  return { id, matchId: match.id, game, table: match.name, host: owner, seatCount, taken: seats.length };
}

/** The table of an invitation as long as it waits, for the mail to an address. */
export async function receivedFromLink(invitationId: string): Promise<ReceivedInvitation | undefined> {
  const row = await db.invitation.findUnique({
    where: { id: invitationId, status: 'open', match: { status: 'open' } },
    include: WITH_TABLE,
  });
  return row ? receivedFrom(row) : undefined;
}

/** What the link of a mail leads to, whatever has become of it. */
export type OpenedInvitation = Readonly<{
  id: string;
  status: 'open' | 'accepted' | 'declined' | 'withdrawn';
  /** Whoever is invited by name; anybody with the link otherwise. */
  userId: string | null;
  row: SummaryRow;
}>;

export async function openedInvitation(invitationId: string): Promise<OpenedInvitation | undefined> {
  const found = await db.invitation.findUnique({ where: { id: invitationId }, include: { match: SUMMARY } });
  return found ? { id: found.id, status: found.status, userId: found.userId, row: found.match } : undefined;
}
