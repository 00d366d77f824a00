import { db } from '@/lib/db';
import { findGame } from '@/lib/games/registry';
import type { LobbyResult } from '../refusal';
import { refuse } from '../refusal';
import { handleTableCommand } from '../table-commands';
import type { ByUser } from './held-table';
import { quickMatch } from './table-creation';

const DAYS_KEPT = 7;

type PracticeWish = Readonly<{ userId: string; game: string; name: string }>;

/** The user's practice table of a game: the one that is laid already, or a new one with as many bots as teach it best. */
export async function practise({ userId, game, name }: PracticeWish): Promise<LobbyResult<{ matchId: string }>> {
  const known = findGame(game);
  const bot = known?.bots.at(-1);
  if (!known || bot === undefined) return refuse('unknown-game');
  const laid = await db.match.findFirst({
    where: { ownerId: userId, game, practice: true, status: 'running', seats: { some: { userId, resigned: false } } },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  if (laid) return { ok: true, matchId: laid.id };
  const bots = Array.from({ length: known.metadata.seats.suggested - 1 }, () => bot);
  return quickMatch({ userId, game, name, bots, practice: true });
}

/** Has sat at a table of the game that was begun, be it for practice. */
export async function hasPlayed(userId: string, game: string): Promise<boolean> {
  const seat = await db.matchSeat.findFirst({
    where: { userId, match: { game, status: { not: 'open' } } },
    select: { seat: true },
  });
  return seat !== null;
}

/** Ends practice at any moment, without a word to anybody. A match that counts is not left this way. */
export async function leavePractice({
  matchId,
  userId,
  commandId,
}: ByUser & Readonly<{ commandId: string }>): Promise<boolean> {
  const isPractice = (await db.match.count({ where: { id: matchId, ownerId: userId, practice: true } })) > 0;
  if (!isPractice) return false;
  const command = { type: 'CancelMatch' } as const;
  const result = await handleTableCommand({ matchId, userId, commandId, command, timeZone: 'UTC' });
  return result.outcome === 'accepted';
}

/** Nobody comes back to a practice table after a week: all of it goes. */
export async function forgetPractice(): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "Match" WHERE "practice" AND "movedAt" < now() - make_interval(days => ${DAYS_KEPT}::int)`;
}
