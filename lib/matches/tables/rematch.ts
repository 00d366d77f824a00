import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import { findGame } from '@/lib/games/registry';
import { spend } from '@/lib/limits/spend';
import { blockedBy } from '../people/blocks';
import { findVisibleMatch, isUuid } from '../reading/match-access';
import type { LobbyResult } from '../refusal';
import { refuse, refuseForNow } from '../refusal';
import { announceTable } from '../stream/change-notices';
import type { Queries } from '../stream/event-store';
import { asJson } from '../stream/json';
import { rememberHead } from '../stream/match-cache';
import type { TakenSeat } from '../stream/match-start';
import { startTable } from '../stream/match-start';
import type { ByUser } from './held-table';
import { recordInvitation } from './invitations';
import { newInviteToken, OPEN_TABLES_EACH } from './table-creation';

type Opened = Readonly<{ matchId: string; isKnown?: boolean; started?: Match }>;
type Wish = ByUser & Readonly<{ unwanted: ReadonlySet<string>; apart: boolean }>;

/**
 * A new table like a finished match, for the same people: bots sit there again, people are invited. There is one for
 * each match: whoever comes second is led to the table of the first, or opens an own one where that table is closed to them.
 */
export async function openRematch({ userId, matchId }: ByUser): Promise<LobbyResult<{ matchId: string }>> {
  if (!isUuid(matchId)) return refuse('no-such-table');
  const limited = await spend('table', userId);
  if (!limited.ok) return refuseForNow('table', limited.retryAfterSeconds);
  const unwanted = await blockedBy(userId);
  const wish = { userId, matchId, unwanted };
  const first = await joinOrOpen({ ...wish, apart: false });
  const isClosed = first.ok && first.isKnown && !(await findVisibleMatch({ matchId: first.matchId, userId }));
  const opened = isClosed ? await joinOrOpen({ ...wish, apart: true }) : first;
  if (!opened.ok) return opened;
  if (opened.started) rememberHead(opened.matchId, opened.started);
  return { ok: true, matchId: opened.matchId };
}

function joinOrOpen({ userId, matchId, unwanted, apart }: Wish): Promise<LobbyResult<Opened>> {
  return db.$transaction(async (tx) => {
    const before = await holdFinished(tx, matchId);
    if (!before?.seats.some((taken) => taken.userId === userId)) return refuse('no-such-table');
    const known = await openedBefore(tx, matchId);
    if (known !== undefined && !apart) return { ok: true, matchId: known, isKnown: true };
    const open = await tx.match.count({ where: { ownerId: userId, status: 'open' } });
    if (open >= OPEN_TABLES_EACH) return refuse('too-many-tables', { max: OPEN_TABLES_EACH });
    return layTable(tx, before, { userId, unwanted, rematchOfId: known === undefined ? matchId : null });
  });
}

/** The table where the people of a finished match meet again, once somebody has opened it whom the user may join. */
export async function rematchOf({
  matchId,
  userId,
}: Readonly<{ matchId: string; userId: string | undefined }>): Promise<string | undefined> {
  const found = await db.match.findFirst({ where: { rematchOfId: matchId, NOT: GIVEN_UP }, select: { id: true } });
  return found && (await findVisibleMatch({ matchId: found.id, userId })) ? found.id : undefined;
}

/** Whoever wants to play on may open another one. */
const GIVEN_UP = { status: 'cancelled', version: 0 } as const;

async function openedBefore(tx: Queries, matchId: string): Promise<string | undefined> {
  await tx.match.updateMany({ where: { rematchOfId: matchId, ...GIVEN_UP }, data: { rematchOfId: null } });
  const known = await tx.match.findUnique({ where: { rematchOfId: matchId }, select: { id: true } });
  return known?.id;
}

/** Of two who ask at once, one waits here until the other's table stands. */
async function holdFinished(tx: Queries, matchId: string) {
  await tx.$queryRaw`SELECT 1 FROM "Match" WHERE "id" = ${matchId}::uuid FOR UPDATE`;
  return tx.match.findUnique({
    where: { id: matchId, status: 'finished', practice: false },
    omit: { seed: true },
    include: { seats: { orderBy: { seat: 'asc' } } },
  });
}

type Finished = NonNullable<Awaited<ReturnType<typeof holdFinished>>>;
type Asked = Readonly<{ userId: string; unwanted: ReadonlySet<string>; rematchOfId: string | null }>;

async function layTable(tx: Queries, before: Finished, asked: Asked): Promise<LobbyResult<Opened>> {
  const { userId, unwanted, rematchOfId } = asked;
  const game = findGame(before.game);
  const options = game?.parseOptions(before.options);
  if (!game || !options?.success) return refuse('options');
  const seats = seatsAgain(before, userId);
  const { name, visibility, seatCount, startsWhenFull, paceMs, bankMs, holidayDays } = before;
  const { id } = await tx.match.create({
    data: {
      ...{ game: before.game, name, visibility, seatCount, startsWhenFull, paceMs, bankMs, holidayDays },
      ...{ ownerId: userId, rematchOfId, inviteToken: newInviteToken(), options: asJson(options.data) },
      seats: { create: [...seats] },
    },
    select: { id: true },
  });
  const others = before.seats.flatMap((taken) => (taken.userId === null ? [] : [taken.userId]));
  for (const other of others) {
    if (other !== userId && !unwanted.has(other))
      await recordInvitation(tx, { matchId: id, invitee: { userId: other } });
  }
  if (!startsWhenFull || seats.length < seatCount) {
    await announceTable(tx, id);
    return { ok: true, matchId: id };
  }
  const table = { id, options: options.data, seats, clock: { paceMs, bankMs, holidayDays } };
  return { ok: true, matchId: id, started: await startTable(tx, { table, game, startedBy: userId }) };
}

/** Whoever opens the table sits first, then the bots there were. */
function seatsAgain({ seats }: Finished, userId: string): readonly TakenSeat[] {
  const bots = seats.flatMap(({ bot }) => (bot === null ? [] : [bot]));
  return [{ seat: 0, userId, bot: null }, ...bots.map((bot, index) => ({ seat: index + 1, userId: null, bot }))];
}
