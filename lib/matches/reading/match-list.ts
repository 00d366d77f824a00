import { db } from '@/lib/db';
import type { MatchStatus } from '../stream/match-status';
import { isUuid, SUMMARY } from './match-access';
import type { MatchCard } from './match-summary';
import { cardOf } from './match-summary';

type MatchListWish = Readonly<{
  userId: string;
  status?: MatchStatus | undefined;
  /** Where the part before ended. */
  cursor?: string | undefined;
  limit: number;
}>;

export type MatchList = Readonly<{
  /** Without the pictures of their tables. */
  matches: readonly MatchCard[];
  /** Where the next part begins; `undefined` after the last. */
  nextCursor: string | undefined;
}>;

/** The matches a user sits in, newest table first, in parts. Ids are made in the order of time, so a part never shifts. */
export async function matchesOf({ userId, status, cursor, limit }: MatchListWish): Promise<MatchList> {
  if (cursor !== undefined && !isUuid(cursor)) return { matches: [], nextCursor: undefined };
  const rows = await db.match.findMany({
    where: {
      seats: { some: { userId } },
      ...(status === undefined ? {} : { status }),
      ...(cursor === undefined ? {} : { id: { lt: cursor } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    ...SUMMARY,
  });
  const shown = rows.slice(0, limit);
  return {
    matches: shown.map((row) => cardOf(row, userId, undefined)),
    nextCursor: rows.length > limit ? shown.at(-1)?.id : undefined,
  };
}
