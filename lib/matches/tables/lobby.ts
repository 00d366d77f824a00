import type { TableClock } from '../clock/table-clock';
import { clockTerms } from '../clock/table-clock';
import { isBlocked } from '../people/blocks';
import type { LobbyResult, RefusedByLobby } from '../refusal';
import { refuse } from '../refusal';
import { asJson } from '../stream/json';
import { startTable } from '../stream/match-start';
import type { ByUser, HeldTable } from './held-table';
import { changeOwnTable, changeTable, closedReason, firstFreeSeat, isSeated, seatAndStart } from './held-table';
import { acceptInvitations, findOpenInvitation } from './invitation-answers';

const DONE = { ok: true, told: {} } as const;

/** `invitationId` is that of a mail whose link the user has opened. */
type WayIn = ByUser & Readonly<{ inviteToken?: string; invitationId?: string }>;

/** Takes a free seat: at a public table, with its secret link, or as somebody its owner has invited. */
export async function takeSeat({
  userId,
  inviteToken,
  invitationId,
  matchId,
}: WayIn): Promise<LobbyResult<{ started: boolean }>> {
  return changeTable<{ started: boolean }>({ matchId }, async (tx, table) => {
    if (isSeated(table, userId)) return refuse('already-seated');
    const isInvited = await findOpenInvitation(tx, { matchId, userId, invitationId });
    const stranger = isInvited ? undefined : strangerReason(table, inviteToken);
    if (stranger) return stranger;
    if (await isBlocked(table.ownerId, userId, tx)) return refuse('no-such-table');
    const closed = closedReason(table);
    if (closed) return closed;
    const seat = firstFreeSeat(table);
    if (seat === undefined) return refuse('table-full');
    await acceptInvitations(tx, { matchId, userId, invitationId });
    return seatAndStart(tx, { table, seat, occupant: { userId, bot: null }, by: userId });
  });
}

/** A table by link answers those who do not hold its link as if it were not there. */
function strangerReason(table: HeldTable, inviteToken: string | undefined): RefusedByLobby | undefined {
  if (table.visibility === 'public' && inviteToken === undefined) return undefined;
  if (inviteToken === table.inviteToken) return undefined;
  return refuse(inviteToken === undefined ? 'no-such-table' : 'invitation-wrong');
}

/** Leaves before the start. The owner cancels instead. */
export async function leaveTable({ userId, matchId }: ByUser): Promise<LobbyResult<object>> {
  return changeTable<object>({ matchId }, async (tx, table) => {
    if (!isSeated(table, userId)) return refuse(table.visibility === 'public' ? 'not-seated' : 'no-such-table');
    const closed = closedReason(table);
    if (closed) return closed;
    if (table.ownerId === userId) return refuse('owner-stays');
    await tx.matchSeat.delete({ where: { matchId_userId: { matchId, userId } } });
    return DONE;
  });
}

/** Its owner puts a bot on the first free seat. */
export async function addBot({
  userId,
  matchId,
  bot,
}: ByUser & Readonly<{ bot: string }>): Promise<LobbyResult<{ started: boolean }>> {
  return changeOwnTable<{ started: boolean }>({ userId, matchId }, async (tx, table) => {
    if (!table.game.bots.includes(bot)) return refuse('unknown-bot');
    const seat = firstFreeSeat(table);
    if (seat === undefined) return refuse('table-full');
    return seatAndStart(tx, { table, seat, occupant: { userId: null, bot }, by: userId });
  });
}

/** Its owner takes a bot, or a person, from the table before the start. */
export async function emptySeat({
  userId,
  matchId,
  seat,
}: ByUser & Readonly<{ seat: number }>): Promise<LobbyResult<object>> {
  return changeOwnTable<object>({ userId, matchId }, async (tx, table) => {
    const taken = table.seats.find((one) => one.seat === seat);
    if (!taken) return refuse('seat-empty');
    if (taken.userId === userId) return refuse('owner-stays');
    await tx.matchSeat.delete({ where: { matchId_seat: { matchId, seat } } });
    return DONE;
  });
}

export async function changeOptions({
  userId,
  matchId,
  options,
}: ByUser & Readonly<{ options: unknown }>): Promise<LobbyResult<object>> {
  return changeOwnTable<object>({ userId, matchId }, async (tx, table) => {
    const parsed = table.game.parseOptions(options);
    if (!parsed.success) return refuse('options');
    await tx.match.update({ where: { id: matchId }, data: { options: asJson(parsed.data) } });
    return DONE;
  });
}

/** Its owner agrees with those who sit there on another clock. */
export async function changeClock({
  userId,
  matchId,
  clock,
}: ByUser & Readonly<{ clock: TableClock }>): Promise<LobbyResult<object>> {
  return changeOwnTable<object>({ userId, matchId }, async (tx) => {
    await tx.match.update({ where: { id: matchId }, data: clockTerms(clock) });
    return DONE;
  });
}

/** Its owner starts: with those who sit there, or with this bot on each empty seat. */
export async function startMatch({
  userId,
  matchId,
  fillWith,
}: ByUser & Readonly<{ fillWith?: string }>): Promise<LobbyResult<object>> {
  return changeOwnTable<object>({ userId, matchId }, async (tx, table) => {
    if (fillWith !== undefined && !table.game.bots.includes(fillWith)) return refuse('unknown-bot');
    const bots = fillWith === undefined ? [] : botsFor(table, fillWith);
    const { min } = table.game.metadata.seats;
    const seats = [...table.seats, ...bots];
    if (seats.length < min) return refuse('too-few-players', { min });
    await tx.matchSeat.createMany({ data: bots.map((bot) => ({ matchId, ...bot })) });
    const started = await startTable(tx, { table: { ...table, seats }, game: table.game, startedBy: userId });
    return { ok: true, told: {}, started };
  });
}

function botsFor({ seats, seatCount }: HeldTable, bot: string) {
  const taken = new Set(seats.map(({ seat }) => seat));
  return Array.from({ length: seatCount }, (_, seat) => ({ seat, userId: null, bot })).filter(
    ({ seat }) => !taken.has(seat),
  );
}

export async function cancelTable({ userId, matchId }: ByUser): Promise<LobbyResult<object>> {
  return changeOwnTable<object>({ userId, matchId }, async (tx) => {
    await tx.match.update({ where: { id: matchId }, data: { status: 'cancelled' } });
    return DONE;
  });
}
