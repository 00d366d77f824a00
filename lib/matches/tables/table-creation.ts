import { randomBytes } from 'node:crypto';
import { db } from '@/lib/db';
import type { Game } from '@/lib/engine/game';
import { NO_CLOCK } from '@/lib/engine/participant';
import { findGame } from '@/lib/games/registry';
import { spend } from '@/lib/limits/spend';
import type { TableClock } from '../clock/table-clock';
import { clockTerms, UNHURRIED } from '../clock/table-clock';
import type { LobbyResult, RefusedByLobby } from '../refusal';
import { refuse, refuseForNow } from '../refusal';
import { announceTable } from '../stream/change-notices';
import type { Queries } from '../stream/event-store';
import { asJson } from '../stream/json';
import { rememberHead } from '../stream/match-cache';
import type { TakenSeat } from '../stream/match-start';
import { startTable } from '../stream/match-start';
import type { Visibility } from '../stream/match-status';
import { readName } from './names';

/** So many tables of one person may wait for players at the same time. */
export const OPEN_TABLES_EACH = 20;

const TOKEN_BYTES = 18;

export type NewTable = Readonly<{
  userId: string;
  game: string;
  name: string;
  seatCount: number;
  options: unknown;
  visibility: Visibility;
  /** Start by itself when the last seat is taken; otherwise its owner says when. */
  startsWhenFull: boolean;
  /** As slow as anybody likes, if not said. */
  clock?: TableClock;
}>;

export type QuickMatch = Readonly<{
  userId: string;
  game: string;
  name: string;
  bots: readonly string[];
  options?: unknown;
  /** To learn the game: the match does not count. */
  practice?: boolean;
}>;

/** What the secret link of a new table ends in. */
export function newInviteToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

type Agreed = Readonly<{ ok: true; game: Game; name: string; options: Record<string, unknown> }>;

/** Opens a table; its owner takes the first seat. */
export async function createTable(table: NewTable): Promise<LobbyResult<{ matchId: string }>> {
  const agreed = agree(table);
  if (!agreed.ok) return agreed;
  const limited = await spend('table', table.userId);
  if (!limited.ok) return refuseForNow('table', limited.retryAfterSeconds);
  return db.$transaction(async (tx): Promise<LobbyResult<{ matchId: string }>> => {
    const open = await tx.match.count({ where: { ownerId: table.userId, status: 'open' } });
    if (open >= OPEN_TABLES_EACH) return refuse('too-many-tables', { max: OPEN_TABLES_EACH });
    const matchId = await insertTable(tx, { ...table, ...agreed, seats: [ownersSeat(table.userId)] });
    await announceTable(tx, matchId);
    return { ok: true, matchId };
  });
}

/** A running match against bots at once. */
export async function quickMatch({ userId, bots, ...wish }: QuickMatch): Promise<LobbyResult<{ matchId: string }>> {
  const table = { ...wish, userId, options: wish.options ?? {}, seatCount: bots.length + 1 };
  const agreed = agree(table);
  if (!agreed.ok) return agreed;
  if (bots.some((bot) => !agreed.game.bots.includes(bot))) return refuse('unknown-bot');
  const limited = await spend('table', userId);
  if (!limited.ok) return refuseForNow('table', limited.retryAfterSeconds);
  const seats = [ownersSeat(userId), ...bots.map((bot, index) => ({ seat: index + 1, userId: null, bot }))];
  const { id, started } = await db.$transaction(async (tx) => {
    const id = await insertTable(tx, { ...table, ...agreed, seats, visibility: 'link', startsWhenFull: true });
    const { game, options } = agreed;
    return {
      id,
      started: await startTable(tx, { table: { id, options, seats, clock: NO_CLOCK }, game, startedBy: userId }),
    };
  });
  rememberHead(id, started);
  return { ok: true, matchId: id };
}

const ownersSeat = (userId: string): TakenSeat => ({ seat: 0, userId, bot: null });

/** What a table is to be, checked against its game. */
function agree(table: Pick<NewTable, 'game' | 'name' | 'seatCount' | 'options'>): Agreed | RefusedByLobby {
  const game = findGame(table.game);
  if (!game) return refuse('unknown-game');
  const named = readName(table.name, 'table');
  if (!named.ok) return named;
  const { min, max } = game.metadata.seats;
  if (!Number.isInteger(table.seatCount) || table.seatCount < min || table.seatCount > max) {
    return refuse('seat-count', { min, max });
  }
  const options = game.parseOptions(table.options);
  if (!options.success) return refuse('options');
  return { ok: true, game, name: named.name, options: options.data };
}

type Insert = Omit<NewTable, 'game' | 'options'> &
  Agreed &
  Pick<QuickMatch, 'practice'> &
  Readonly<{ seats: readonly TakenSeat[] }>;

async function insertTable(tx: Queries, table: Insert): Promise<string> {
  const { name, visibility, startsWhenFull, seatCount, userId } = table;
  const { id } = await tx.match.create({
    data: {
      game: table.game.metadata.key,
      name,
      visibility,
      startsWhenFull,
      seatCount,
      ownerId: userId,
      options: asJson(table.options),
      practice: table.practice ?? false,
      ...clockTerms(table.clock ?? UNHURRIED),
      inviteToken: newInviteToken(),
      seats: { create: [...table.seats] },
    },
    select: { id: true },
  });
  return id;
}
