import { z } from 'zod';
import { db } from '@/lib/db';
import type { Seat, Viewer } from '@/lib/engine/game-definition';
import type { Prisma } from '@/prisma/generated/client';
import { isBlocked } from '../people/blocks';
import { findOpenInvitation } from '../tables/invitation-answers';

/** Who asks for which match: a signed-in user, somebody with its secret link, or anybody. */
export type MatchLookup = Readonly<{
  matchId: string;
  userId?: string | undefined;
  inviteToken?: string | undefined;
}>;

/** A match's row with what its summary is made of. The seed never leaves the database this way. */
export const SUMMARY = {
  omit: { seed: true },
  include: {
    seats: { orderBy: { seat: 'asc' }, include: { user: { select: { name: true } } } },
    prompts: { where: { settled: false }, orderBy: { openedAt: 'asc' } },
  },
} as const satisfies Prisma.MatchDefaultArgs;

export type SummaryRow = Prisma.MatchGetPayload<typeof SUMMARY>;

export const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;

/** A link table is seen by those who sit there, are invited or hold its link; a public one by everybody. */
export async function findVisibleMatch(lookup: MatchLookup): Promise<SummaryRow | undefined> {
  const row = await findMatch(lookup.matchId);
  return row && (await maySee(row, lookup)) ? row : undefined;
}

/** Whether a match is there for whoever asks. */
export async function maySee(row: SummaryRow, lookup: MatchLookup): Promise<boolean> {
  if (!(await isWelcome(row, lookup.userId))) return false;
  return isVisible(row, lookup) || isInvited(row, lookup.userId);
}

async function isInvited({ id: matchId, status }: SummaryRow, userId: string | undefined): Promise<boolean> {
  return status === 'open' && userId !== undefined && findOpenInvitation(db, { matchId, userId });
}

type Welcoming = Pick<SummaryRow, 'status' | 'ownerId' | 'seats'>;

/** To whom its owner has blocked, a table that waits for players answers as if it were not there. */
export async function isWelcome({ status, ownerId, seats }: Welcoming, userId: string | undefined): Promise<boolean> {
  if (status !== 'open' || userId === undefined || seats.some((taken) => taken.userId === userId)) return true;
  return !(await isBlocked(ownerId, userId));
}

/** Whoever uses it asks `maySee` before anything of the row is shown. */
export async function findMatch(matchId: string): Promise<SummaryRow | undefined> {
  if (!isUuid(matchId)) return undefined;
  return (await db.match.findUnique({ where: { id: matchId }, ...SUMMARY })) ?? undefined;
}

/** The user's seat, if the user sits there. Whoever has resigned looks on, like anybody. */
export function seatTakenBy(row: SummaryRow, userId: string | undefined): SummaryRow['seats'][number] | undefined {
  return row.seats.find((taken) => taken.userId !== null && taken.userId === userId && !taken.resigned);
}

/** Whether a match is over: played to its end, or called off after it had begun. */
export function isOver({ status, version }: Pick<SummaryRow, 'status' | 'version'>): boolean {
  return status === 'finished' || (status === 'cancelled' && version > 0);
}

/** Once a match is over, everybody sees what each seat saw. */
export function viewerOf(row: SummaryRow, seat: Seat | undefined): Viewer {
  if (isOver(row)) return { role: 'hindsight' };
  return seat === undefined ? { role: 'spectator' } : { role: 'seat', seat };
}

type Guarded = Pick<SummaryRow, 'visibility' | 'inviteToken' | 'ownerId'> &
  Readonly<{ seats: readonly Readonly<{ userId: string | null }>[] }>;

function isVisible(row: Guarded, { userId, inviteToken }: MatchLookup): boolean {
  if (row.visibility === 'public' || row.inviteToken === inviteToken) return true;
  if (userId === undefined) return false;
  return row.ownerId === userId || row.seats.some((taken) => taken.userId === userId);
}
