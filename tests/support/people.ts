import { randomUUID } from 'node:crypto';
import { createGuest } from '@/lib/auth/accounts';
import { nameKeysOf } from '@/lib/auth/name-keys';
import { db } from '@/lib/db';
import type { Prompt } from '@/lib/engine/game-definition';
import { findGame } from '@/lib/games/registry';
import type { CommandResult } from '@/lib/matches/command-handler';
import { handleCommand } from '@/lib/matches/command-handler';
import { matchPage } from '@/lib/matches/reading/match-page';
import type { LobbyResult } from '@/lib/matches/refusal';
import { loadMatch } from '@/lib/matches/stream/match-loader';
import { privateRandom } from '@/lib/matches/stream/secret-random';
import { startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import type { NewTable } from '@/lib/matches/tables/table-creation';
import { createTable } from '@/lib/matches/tables/table-creation';

export const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eva'] as const;

/** An account with an address: `ana@example.org` for Ana. */
export async function signUp(name: string): Promise<string> {
  const { id } = await db.user.create({
    data: { name, email: `${name.toLowerCase()}@example.org`, ...nameKeysOf(name) },
  });
  return id;
}

/** Somebody who plays with just a name. */
export async function guestNamed(name: string): Promise<string> {
  const guest = await createGuest(name);
  if (guest.outcome === 'name-taken') throw new Error(`Somebody is called ${name} already`);
  return guest.userId;
}

/** What a lobby call told, or a test failure with its reason. */
export function granted<Told extends object>(result: LobbyResult<Told, string>): Told {
  if ('reason' in result) throw new Error(`The lobby refused: ${result.reason}`);
  return result;
}

export async function openTable(userId: string, table: Partial<NewTable> = {}): Promise<string> {
  const wish: NewTable = {
    userId,
    game: 'sealed-bid',
    name: 'Thursday table',
    seatCount: 2,
    options: {},
    visibility: 'public',
    startsWhenFull: false,
    ...table,
  };
  return granted(await createTable(wish)).matchId;
}

export type RunningMatch = Readonly<{ matchId: string; users: readonly string[] }>;

/** A match that the first of so many people has started. */
export async function runningMatch(seatCount: number, table: Partial<NewTable> = {}): Promise<RunningMatch> {
  const users = await Promise.all(NAMES.slice(0, seatCount).map(signUp));
  const [owner, ...others] = users;
  if (!owner) throw new Error('A match needs an owner');
  const matchId = await openTable(owner, { ...table, seatCount });
  for (const userId of others) granted(await takeSeat({ matchId, userId }));
  granted(await startMatch({ matchId, userId: owner }));
  return { matchId, users };
}

/** The open prompt of a user's seat. */
export async function promptOf(matchId: string, userId: string): Promise<Prompt> {
  const [prompt] = (await matchPage({ matchId, userId }))?.prompts ?? [];
  if (!prompt) throw new Error('Nothing is asked of this seat');
  return prompt;
}

type Bid = Readonly<{
  matchId: string;
  userId: string;
  amount?: number;
  promptId?: string;
  commandId?: string;
  at?: Date;
}>;

/** Bids in the sealed-bid game, on the user's open prompt unless another is named. */
export async function bid({ matchId, userId, amount = 1, promptId, commandId, at }: Bid): Promise<CommandResult> {
  const answer = {
    matchId,
    userId,
    promptId: promptId ?? (await promptOf(matchId, userId)).id,
    commandId: commandId ?? randomUUID(),
    command: { type: 'PlaceBid', data: { amount } },
  };
  return handleCommand(answer, at);
}

type AtTable = Readonly<{ matchId: string; userId: string }>;

/** Answers the user's open prompt as the game's first bot would; `false` when nothing is asked. */
export async function choose(who: AtTable): Promise<boolean> {
  const asked = await openQuestion(who);
  if (!asked) return false;
  const { match, prompt, bot } = asked;
  const command = match.botCommand(bot, prompt, privateRandom);
  const answer = await handleCommand({ ...who, promptId: prompt.id, commandId: randomUUID(), command });
  if (answer.outcome === 'rejected') throw new Error(`A legal choice was refused: ${answer.reason}`);
  // A bot may first ask for other cards, and is then asked the same again.
  const isAskedAgain = (await openQuestion(who))?.prompt.id === prompt.id;
  return isAskedAgain ? choose(who) : true;
}

async function openQuestion({ matchId, userId }: AtTable) {
  const row = await db.match.findUniqueOrThrow({ where: { id: matchId }, include: { seats: true } });
  const seat = row.seats.find((taken) => taken.userId === userId)?.seat;
  const match = await loadMatch(db, row);
  const prompt = match.openPrompts().find((open) => open.seat === seat && !open.settled);
  return prompt && !match.outcome() ? { match, prompt, bot: findGame(row.game)?.bots[0] ?? '' } : undefined;
}

/** The stream as it stands in the database. */
export function storedEvents(matchId: string) {
  return db.matchEvent.findMany({ where: { matchId }, orderBy: { version: 'asc' } });
}
