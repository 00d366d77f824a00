import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { GRACE_MS } from '@/lib/matches/clock/clock';
import type { TableClock } from '@/lib/matches/clock/table-clock';
import { UNHURRIED } from '@/lib/matches/clock/table-clock';
import { keepTime } from '@/lib/matches/clock/time-keeper';
import { matchPage } from '@/lib/matches/reading/match-page';
import { matchPulse } from '@/lib/matches/reading/match-pulse';
import { homeFor, waitingMatches } from '@/lib/matches/reading/queries';
import { takeSeat } from '@/lib/matches/tables/lobby';
import { atTable } from '../support/at-table';
import { bid, granted, openTable, runningMatch, storedEvents } from '../support/people';
import { seatsOf } from '../support/stored-match';
import { runJobs } from '../support/worker';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ONE_DAY: TableClock = { pace: '1d', bank: 'none', holidays: '14' };

async function promptsOf(matchId: string) {
  return db.openPrompt.findMany({ where: { matchId }, orderBy: { seat: 'asc' } });
}

async function dueOf(matchId: string, seat = 0): Promise<Date> {
  const due = (await promptsOf(matchId)).find((prompt) => prompt.seat === seat)?.dueAt;
  if (!due) throw new Error('Nothing is due');
  return due;
}

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);

describe('the clock', () => {
  it('counts the last answer of a match for its seat, and ranks the seat as well', async () => {
    const { matchId, users } = await runningMatch(2, { clock: ONE_DAY, options: { rounds: '1' } });
    const [ana = '', bo = ''] = users;
    await bid({ matchId, userId: ana, amount: 1 });
    await db.matchSeat.updateMany({ where: { matchId, userId: bo }, data: { missedInRow: 2, missed: 2 } });
    await bid({ matchId, userId: bo, amount: 3 });

    expect(await seatsOf(matchId)).toMatchObject([
      { rank: 2, missedInRow: 0, missed: 0 },
      { rank: 1, missedInRow: 0, missed: 2 },
    ]);
  });

  it('gives every question one pace, from when it was asked', async () => {
    const { matchId } = await runningMatch(2, { clock: ONE_DAY });

    for (const { openedAt, dueAt, leftMs } of await promptsOf(matchId)) {
      expect(dueAt?.getTime()).toBe(openedAt.getTime() + DAY);
      expect(leftMs).toBeNull();
    }
  });

  it('T3: enforces nothing until the grace after the shown time is over', async () => {
    const { matchId } = await runningMatch(2, { clock: ONE_DAY });

    await keepTime({ matchId }, later(await dueOf(matchId), GRACE_MS - 1));

    expect(await storedEvents(matchId)).toHaveLength(2);
  });

  it('plays the fallback of those who did not come, and says so', async () => {
    const { matchId, users } = await runningMatch(2, { clock: ONE_DAY });
    await bid({ matchId, userId: users[0] ?? '' });

    await keepTime({ matchId }, later(await dueOf(matchId, 1), GRACE_MS));

    const types = (await storedEvents(matchId)).map(({ type }) => type);
    expect(types.slice(3)).toEqual(['DeadlinePassed', 'BidPlaced', 'BidsRevealed', 'RoundBegan']);
  });

  it('T5: counts a sealed choice as present', async () => {
    const { matchId, users } = await runningMatch(2, { clock: ONE_DAY });
    const due = await dueOf(matchId, 1);
    await bid({ matchId, userId: users[0] ?? '' });

    await keepTime({ matchId }, later(due, GRACE_MS));

    expect((await seatsOf(matchId)).map(({ missed }) => missed)).toEqual([0, 1]);
  });

  it('T1: asks the next question when the last one was due, not when the worker got to it', async () => {
    const { matchId } = await runningMatch(2, { clock: ONE_DAY });
    const due = await dueOf(matchId);

    await keepTime({ matchId }, later(due, 3 * HOUR));

    expect(await dueOf(matchId)).toEqual(later(due, DAY));
  });

  it('catches up once after three days without a worker, and leaves at least half the pace', async () => {
    const { matchId } = await runningMatch(2, { clock: ONE_DAY });
    const due = await dueOf(matchId);

    await keepTime({ matchId }, later(due, 3 * DAY + 15 * HOUR));

    expect((await seatsOf(matchId)).map(({ missed }) => missed)).toEqual([1, 1]);
    expect(await dueOf(matchId)).toEqual(later(due, 5 * DAY));
  });

  it('uses the time bank when the pace is exceeded, and takes what was used from it', async () => {
    const { matchId, users } = await runningMatch(2, { clock: { ...ONE_DAY, bank: '3d' } });
    const due = await dueOf(matchId);
    await keepTime({ matchId }, later(due, 2 * DAY));

    await bid({ matchId, userId: users[0] ?? '', at: later(due, 5 * HOUR) });

    expect((await storedEvents(matchId)).some(({ type }) => type === 'DeadlinePassed')).toBe(false);
    expect((await seatsOf(matchId)).map(({ bankMs }) => bankMs)).toEqual([3 * DAY - 5 * HOUR, 3 * DAY]);
  });

  it('counts the misses of a seat in a row', async () => {
    const { matchId, users } = await runningMatch(2, { clock: ONE_DAY, options: { rounds: '3' } });
    const [ana = ''] = users;
    for (let round = 0; round < 2; round++) {
      const due = await dueOf(matchId, 1);
      await bid({ matchId, userId: ana, at: due });
      await keepTime({ matchId }, later(due, GRACE_MS));
    }
    expect((await seatsOf(matchId)).map(({ missedInRow }) => missedInRow)).toEqual([0, 2]);
  });

  it('puts nobody on autopilot with the miss that ends the match', async () => {
    const { matchId, users } = await runningMatch(2, { clock: ONE_DAY, options: { rounds: '3' } });
    for (let round = 0; round < 3; round++) {
      const due = await dueOf(matchId, 1);
      await bid({ matchId, userId: users[0] ?? '', at: due });
      await keepTime({ matchId }, later(due, GRACE_MS));
    }

    expect((await storedEvents(matchId)).map(({ type }) => type)).not.toContain('AutopilotEngaged');
    expect((await db.match.findUniqueOrThrow({ where: { id: matchId } })).status).toBe('finished');
    expect(await promptsOf(matchId)).toEqual([]);
  });

  it('takes no time from the others when somebody gives up a seat that had waited long', async () => {
    const { matchId, users } = await runningMatch(2, { clock: ONE_DAY });
    const [ana = '', bo = ''] = users;
    const due = await dueOf(matchId);
    const late = later(due, -HOUR);
    await bid({ matchId, userId: ana, at: later(due, -2 * HOUR) });

    await atTable({ matchId, userId: bo, command: { type: 'Resign' }, at: late });
    await runJobs();

    expect(await dueOf(matchId)).toEqual(later(late, DAY));
  });
});

describe('what everybody sees of the clocks', () => {
  it('is when each seat has to answer, what is left in its bank, and who plays for it', async () => {
    const { matchId, users } = await runningMatch(2, { clock: { ...ONE_DAY, bank: '3d' } });
    const due = await dueOf(matchId);
    await bid({ matchId, userId: users[1] ?? '', at: later(due, HOUR) });

    const page = await matchPage({ matchId, userId: users[0] ?? '' });

    const ends = { dueAt: due, bankEndsAt: later(due, 3 * DAY) };
    expect(page?.dues).toEqual({ 'round-1 seat-0': ends });
    expect(page?.seats[0]).toMatchObject({ due: ends, bankMs: 3 * DAY, playedBy: 'occupant', holidayUntil: null });
    expect(page?.seats[1]).toMatchObject({ due: null, bankMs: 3 * DAY - HOUR });
    expect(page?.match).toMatchObject({ clock: { paceMs: DAY, bankMs: 3 * DAY, holidayDays: 14 }, pausedAt: null });
  });

  it('does not tell that a sealed choice was changed (S7)', async () => {
    const { matchId, users } = await runningMatch(3, { clock: { ...ONE_DAY, bank: '1d' } });
    const [ana = '', bo = '', cleo = ''] = users;
    const due = await dueOf(matchId);
    await bid({ matchId, userId: ana, amount: 1, at: later(due, -HOUR) });
    const seen = async () => [
      await matchPage({ matchId, userId: bo }),
      await matchPulse({ matchId, userId: cleo }),
      await homeFor(bo),
      (await db.match.findUniqueOrThrow({ where: { id: matchId } })).movedAt,
    ];
    const before = await seen();

    await bid({ matchId, userId: ana, amount: 2, at: later(due, HOUR) });

    expect(await seen()).toEqual(before);
  });

  it('changes the pulse of all who watch', async () => {
    const { matchId, users } = await runningMatch(2, { clock: ONE_DAY });
    const pulse = () => matchPulse({ matchId, userId: users[0] });
    const before = await pulse();

    await db.openPrompt.updateMany({ where: { matchId, seat: 1 }, data: { dueAt: new Date() } });

    expect(await pulse()).not.toBe(before);
  });

  it('orders the matches that wait for somebody by what is due first', async () => {
    const { matchId: slow, users } = await runningMatch(2, { clock: { ...ONE_DAY, pace: '7d' } });
    const [ana = '', bo = ''] = users;
    const start = async (clock: TableClock) => {
      const matchId = await openTable(ana, { clock, startsWhenFull: true });
      granted(await takeSeat({ matchId, userId: bo }));
      return matchId;
    };
    const unhurried = await start(UNHURRIED);
    const fast = await start({ ...ONE_DAY, pace: '8h' });

    expect((await homeFor(ana)).yourTurn.map(({ id }) => id)).toEqual([fast, slow, unhurried]);
    expect(await waitingMatches(ana)).toEqual([fast, slow, unhurried]);
  });
});
