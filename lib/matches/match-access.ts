import { z } from 'zod';
import { db } from '@/lib/db';
import type { Prisma } from '@/prisma/generated/client';
import type { MatchStatus } from './match-status';

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

/** A link table is seen by those who sit there and by those who hold its link; a public one by everybody. */
export async function findVisibleMatch(lookup: MatchLookup): Promise<SummaryRow | undefined> {
  if (!isUuid(lookup.matchId)) return undefined;
  const row = await db.match.findUnique({ where: { id: lookup.matchId }, ...SUMMARY });
  return row && isVisible(row, lookup) ? row : undefined;
}

/** For polling: when one of these changes, the page has to be fetched again. */
export type MatchPulse = Readonly<{ version: number; status: MatchStatus; movedAt: Date }>;

export async function matchVersion(lookup: MatchLookup): Promise<MatchPulse | undefined> {
  if (!isUuid(lookup.matchId)) return undefined;
  const row = await db.match.findUnique({
    where: { id: lookup.matchId },
    select: {
      ...{ version: true, status: true, movedAt: true, visibility: true, inviteToken: true, ownerId: true },
      seats: { select: { userId: true } },
    },
  });
  return row && isVisible(row, lookup) ? { version: row.version, status: row.status, movedAt: row.movedAt } : undefined;
}

type Guarded = Pick<SummaryRow, 'visibility' | 'inviteToken' | 'ownerId'> &
  Readonly<{ seats: readonly Readonly<{ userId: string | null }>[] }>;

function isVisible(row: Guarded, { userId, inviteToken }: MatchLookup): boolean {
  if (row.visibility === 'public' || row.inviteToken === inviteToken) return true;
  if (userId === undefined) return false;
  return row.ownerId === userId || row.seats.some((taken) => taken.userId === userId);
}
