import type { Visibility } from './match-summary';
import type { LobbyResult } from './refusal';

const notReady = (_request: unknown): never => {
  throw new Error('Not ready');
};

type ByUser = Readonly<{ matchId: string; userId: string }>;

export type NewTable = Readonly<{
  userId: string;
  game: string;
  name: string;
  seatCount: number;
  options: unknown;
  visibility: Visibility;
  /** Start by itself when the last seat is taken; otherwise its owner says when. */
  startsWhenFull: boolean;
}>;

/** Opens a table; its owner takes the first seat. */
export async function createTable(table: NewTable): Promise<LobbyResult<{ matchId: string }>> {
  return notReady(table);
}

/** Takes a free seat: at a public table, or with its secret link. */
export async function takeSeat(
  seat: ByUser & Readonly<{ inviteToken?: string }>,
): Promise<LobbyResult<{ started: boolean }>> {
  return notReady(seat);
}

/** Leaves before the start. The owner cancels instead. */
export async function leaveTable(seat: ByUser): Promise<LobbyResult<object>> {
  return notReady(seat);
}

export async function addBot(bot: ByUser & Readonly<{ bot: string }>): Promise<LobbyResult<{ started: boolean }>> {
  return notReady(bot);
}

/** Takes a bot, or a person, from the table before the start. Its owner only. */
export async function emptySeat(seat: ByUser & Readonly<{ seat: number }>): Promise<LobbyResult<object>> {
  return notReady(seat);
}

export async function changeOptions(change: ByUser & Readonly<{ options: unknown }>): Promise<LobbyResult<object>> {
  return notReady(change);
}

/** Its owner starts: with those who sit there, or with this bot on each empty seat. */
export async function startMatch(start: ByUser & Readonly<{ fillWith?: string }>): Promise<LobbyResult<object>> {
  return notReady(start);
}

export async function cancelTable(table: ByUser): Promise<LobbyResult<object>> {
  return notReady(table);
}

/** A running match against bots at once. `name` is the table's. */
export async function quickMatch(
  match: Readonly<{ userId: string; game: string; name: string; bots: readonly string[]; options?: unknown }>,
): Promise<LobbyResult<{ matchId: string }>> {
  return notReady(match);
}
