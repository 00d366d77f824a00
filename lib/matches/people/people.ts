import { db } from '@/lib/db';
import { isUuid } from '../reading/match-access';
import type { MatchCard } from '../reading/match-summary';
import { matchesOfPerson } from '../reading/queries';
import { isBlocked } from './blocks';

/** What anybody may know about a person. Never an address. */
export type PersonPage = Readonly<{
  id: string;
  name: string;
  memberSince: Date;
  isYou: boolean;
  /** By whoever reads the page. */
  isBlocked: boolean;
  record: PlayRecord;
  matches: readonly MatchCard[];
}>;

/** Of finished matches only, so that it tells nothing about those that run. */
export type PlayRecord = Readonly<{
  finished: number;
  won: number;
  missedTurns: number;
  /** Half of the answers came sooner; `null` before the first. */
  medianSeconds: number | null;
}>;

export async function personPage(personId: string, readerId: string | undefined): Promise<PersonPage | undefined> {
  if (!isUuid(personId)) return undefined;
  const person = await db.user.findUnique({
    where: { id: personId },
    select: { id: true, name: true, createdAt: true },
  });
  if (!person) return undefined;
  const [record, matches, blocked] = await Promise.all([
    playRecord(personId),
    matchesOfPerson(personId, readerId),
    readerId !== undefined && isBlocked(readerId, personId),
  ]);
  const { id, name, createdAt } = person;
  return { id, name, memberSince: createdAt, isYou: id === readerId, isBlocked: blocked, record, matches };
}

const COMPANIONS_SHOWN = 60;

/** Names of people the user has sat at a table with, to choose from; the latest first, without those the user blocked. */
export async function companionsOf(userId: string): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT "User"."name" FROM "MatchSeat" AS mine
    JOIN "MatchSeat" AS theirs ON theirs."matchId" = mine."matchId" AND theirs."userId" <> mine."userId"
    JOIN "User" ON "User"."id" = theirs."userId"
    WHERE mine."userId" = ${userId}::uuid AND NOT EXISTS (
      SELECT FROM "Block" WHERE "blockerId" = ${userId}::uuid AND "blockedId" = "User"."id")
    GROUP BY "User"."id" ORDER BY max(theirs."joinedAt") DESC LIMIT ${COMPANIONS_SHOWN}`;
  return rows.map(({ name }) => name);
}

async function playRecord(userId: string): Promise<PlayRecord> {
  const [[played], [answers]] = await Promise.all([
    db.$queryRaw<Omit<PlayRecord, 'medianSeconds'>[]>`
      SELECT count(*)::int AS finished, count(*) FILTER (WHERE "rank" = 1)::int AS won,
        coalesce(sum("missed"), 0)::int AS "missedTurns"
      FROM "MatchSeat" JOIN "Match" ON "Match"."id" = "MatchSeat"."matchId"
      WHERE "userId" = ${userId}::uuid AND "status" = 'finished' AND NOT "practice"`,
    db.$queryRaw<Pick<PlayRecord, 'medianSeconds'>[]>`
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY took) AS "medianSeconds"
      FROM "MatchSeat" JOIN "AnswerTimes" USING ("matchId", "seat"), unnest("seconds") AS took
      WHERE "userId" = ${userId}::uuid`,
  ]);
  if (!played || !answers) throw new Error('Counting gave no row');
  return { ...played, ...answers };
}
