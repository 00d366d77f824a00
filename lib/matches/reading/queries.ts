import { db } from '@/lib/db';
import type { Prisma } from '@/prisma/generated/client';
import { onSpeakingTerms } from '../people/blocks';
import { loadCommittedMatches } from '../stream/match-loader';
import type { SummaryRow } from './match-access';
import { isWelcome, SUMMARY } from './match-access';
import type { MatchCard } from './match-summary';
import { cardOf } from './match-summary';

const FINISHED_SHOWN = 30;
const OPEN_SHOWN = 50;

export type Home = Readonly<{
  yourTurn: readonly MatchCard[];
  waiting: readonly MatchCard[];
  finished: readonly MatchCard[];
}>;

/** A user's matches: those that wait for the user (what is due first in front), those that wait for others or to start, finished. */
export async function homeFor(userId: string): Promise<Home> {
  const mine = { seats: { some: { userId } } } satisfies Prisma.MatchWhereInput;
  const playing = { seats: { some: { userId, resigned: false } } } satisfies Prisma.MatchWhereInput;
  const [going, over] = await Promise.all([
    db.match.findMany({
      where: { ...playing, status: { in: ['open', 'running'] } },
      orderBy: { movedAt: 'desc' },
      ...SUMMARY,
    }),
    db.match.findMany({
      where: { ...mine, practice: false, OR: [{ status: 'finished' }, { status: 'cancelled', version: { gt: 0 } }] },
      orderBy: { finishedAt: 'desc' },
      take: FINISHED_SHOWN,
      ...SUMMARY,
    }),
  ]);
  const cards = await cardsOf(going, userId);
  const yourTurn = cards.filter(({ yourPrompt }) => yourPrompt).toSorted(byUrgency);
  return { yourTurn, waiting: cards.filter(({ yourPrompt }) => !yourPrompt), finished: await cardsOf(over, userId) };
}

/** What is due comes before what is not, and among those what has waited longest. */
function byUrgency({ yourPrompt: a }: MatchCard, { yourPrompt: b }: MatchCard): number {
  const due = (prompt: MatchCard['yourPrompt']) => prompt?.bankEndsAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return due(a) - due(b) || Number(a?.openedAt) - Number(b?.openedAt);
}

/** The matches that wait for an answer of the user, none of them for practice; what is due first in front. */
export async function waitingMatches(userId: string): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ matchId: string }[]>`
    SELECT prompt."matchId" FROM "OpenPrompt" prompt
    JOIN "MatchSeat" taken ON taken."matchId" = prompt."matchId" AND taken."seat" = prompt."seat"
    JOIN "Match" ON "Match"."id" = prompt."matchId" AND NOT "practice"
    WHERE taken."userId" = ${userId}::uuid AND NOT prompt."settled" AND taken."standIn" IS NULL
    GROUP BY prompt."matchId"
    ORDER BY min(prompt."dueAt" + make_interval(secs => taken."bankMs" / 1000.0)) NULLS LAST, min(prompt."openedAt")`;
  return rows.map(({ matchId }) => matchId);
}

/** Public tables that wait for players, newest first; without those the user sits at, and those of blocked people. */
export async function openTables(userId?: string): Promise<readonly MatchCard[]> {
  const rows = await db.match.findMany({
    where: {
      status: 'open',
      visibility: 'public',
      ...(userId === undefined ? {} : { seats: { none: { userId } }, owner: onSpeakingTerms(userId) }),
    },
    orderBy: { createdAt: 'desc' },
    take: OPEN_SHOWN,
    ...SUMMARY,
  });
  return cardsOf(
    rows.filter(({ seats, seatCount }) => seats.length < seatCount),
    userId,
  );
}

/** The table a secret link leads to, whatever has become of it; `undefined` for a wrong link. */
export async function invitation(inviteToken: string, userId?: string): Promise<MatchCard | undefined> {
  const row = await db.match.findUnique({ where: { inviteToken }, ...SUMMARY });
  if (!row || !(await isWelcome(row, userId))) return undefined;
  const [card] = await cardsOf([row], userId);
  return card;
}

/** Finished matches of a person that everybody may see, and those the reader plays or has played with the person. */
export async function matchesOfPerson(personId: string, readerId: string | undefined): Promise<readonly MatchCard[]> {
  const shared = readerId === undefined ? [] : [{ seats: { some: { userId: readerId } } }];
  const rows = await db.match.findMany({
    where: {
      status: { in: ['running', 'finished'] },
      practice: false,
      seats: { some: { userId: personId } },
      OR: [{ status: 'finished', visibility: 'public' }, ...shared],
    },
    orderBy: { movedAt: 'desc' },
    take: FINISHED_SHOWN,
    ...SUMMARY,
  });
  return cardsOf(rows, readerId);
}

/** In the order of the rows. */
async function cardsOf(rows: readonly SummaryRow[], userId: string | undefined): Promise<readonly MatchCard[]> {
  const matches = await loadCommittedMatches(
    db,
    rows.filter(({ version }) => version > 0),
  );
  return rows.map((row) => cardOf(row, userId, matches.get(row.id)));
}
