import { db } from '@/lib/db';
import type { Game, Match } from '@/lib/engine/game';
import type { ClockTerms } from '@/lib/engine/participant';
import { isUuid } from '../reading/match-access';
import type { LobbyRefusal, LobbyResult, RefusedByLobby } from '../refusal';
import { refuse } from '../refusal';
import { announceTable } from '../stream/change-notices';
import type { Queries } from '../stream/event-store';
import { rememberHead } from '../stream/match-cache';
import { gameOf } from '../stream/match-loader';
import type { TakenSeat } from '../stream/match-start';
import { startTable } from '../stream/match-start';
import type { MatchStatus, Visibility } from '../stream/match-status';

/** A table before its start, with its row held: nobody else sits down or leaves meanwhile. */
export type HeldTable = Readonly<{
  id: string;
  game: Game;
  status: MatchStatus;
  ownerId: string;
  visibility: Visibility;
  inviteToken: string;
  seatCount: number;
  startsWhenFull: boolean;
  options: unknown;
  clock: ClockTerms;
  seats: readonly TakenSeat[];
}>;

export type ByUser = Readonly<{ matchId: string; userId: string }>;

/** What a change of a table leads to: what is told, and the match if the table has started with it. */
export type Change<Told extends object, Reason extends string = LobbyRefusal> =
  | RefusedByLobby<Reason>
  | Readonly<{ ok: true; told: Told; started?: Match }>;

/** One change of a table in one transaction; pages that show the table hear of it. */
export async function changeTable<Told extends object, Reason extends string = LobbyRefusal>(
  { matchId }: Readonly<{ matchId: string }>,
  change: (tx: Queries, table: HeldTable) => Promise<Change<Told, Reason>>,
): Promise<LobbyResult<Told, Reason | LobbyRefusal>> {
  if (!isUuid(matchId)) return refuse('no-such-table');
  const changed = await db.$transaction(async (tx) => {
    const table = await holdTable(tx, matchId);
    if (!table) return refuse('no-such-table');
    const result = await change(tx, table);
    if (result.ok && !result.started) await announce(tx, matchId);
    return result;
  });
  if (!changed.ok) return changed;
  if (changed.started) rememberHead(matchId, changed.started);
  return { ok: true, ...changed.told };
}

/** A change that only the table's owner may make, and only before the start. */
export function changeOwnTable<Told extends object, Reason extends string = LobbyRefusal>(
  { matchId, userId }: ByUser,
  change: (tx: Queries, table: HeldTable) => Promise<Change<Told, Reason>>,
): Promise<LobbyResult<Told, Reason | LobbyRefusal>> {
  return changeTable<Told, Reason | LobbyRefusal>(
    { matchId },
    async (tx, table) => ownersReason(table, userId) ?? change(tx, table),
  );
}

async function holdTable(tx: Queries, matchId: string): Promise<HeldTable | undefined> {
  await tx.$queryRaw`SELECT 1 FROM "Match" WHERE "id" = ${matchId}::uuid FOR UPDATE`;
  const row = await tx.match.findUnique({ where: { id: matchId }, omit: { seed: true }, include: { seats: true } });
  if (!row) return undefined;
  const { paceMs, bankMs, holidayDays, ...table } = row;
  return { ...table, game: gameOf(row), clock: { paceMs, bankMs, holidayDays } };
}

async function announce(tx: Queries, matchId: string): Promise<void> {
  await tx.$executeRaw`UPDATE "Match" SET "movedAt" = statement_timestamp() WHERE "id" = ${matchId}::uuid`;
  await announceTable(tx, matchId);
}

export function isSeated({ seats }: HeldTable, userId: string): boolean {
  return seats.some((taken) => taken.userId === userId);
}

/** Why a table can no longer be changed. */
export function closedReason({ status }: HeldTable): RefusedByLobby | undefined {
  if (status === 'open') return undefined;
  return refuse(status === 'cancelled' ? 'cancelled' : 'already-started');
}

/** Why somebody may not change the table as its owner may. */
function ownersReason(table: HeldTable, userId: string): RefusedByLobby | undefined {
  if (table.ownerId === userId) return closedReason(table);
  return refuse(isSeated(table, userId) || table.visibility === 'public' ? 'owner-only' : 'no-such-table');
}

export function firstFreeSeat({ seats, seatCount }: HeldTable): number | undefined {
  const taken = new Set(seats.map(({ seat }) => seat));
  return Array.from({ length: seatCount }, (_, seat) => seat).find((seat) => !taken.has(seat));
}

/** Puts somebody on a free seat, and starts the match if that was what it waited for. */
export async function seatAndStart(
  tx: Queries,
  {
    table,
    seat,
    occupant,
    by,
  }: { table: HeldTable; seat: number; occupant: Pick<TakenSeat, 'userId' | 'bot'>; by: string },
): Promise<Change<{ started: boolean }>> {
  await tx.matchSeat.create({ data: { matchId: table.id, seat, ...occupant } });
  const seats = [...table.seats, { seat, ...occupant }];
  if (!table.startsWhenFull || seats.length < table.seatCount) return { ok: true, told: { started: false } };
  const started = await startTable(tx, { table: { ...table, seats }, game: table.game, startedBy: by });
  return { ok: true, told: { started: true }, started };
}
