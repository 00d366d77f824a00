import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { GRACE_MS } from '@/lib/matches/clock';
import type { TableClock } from '@/lib/matches/table-clock';
import { keepTime } from '@/lib/matches/time-keeper';
import { bid, runningMatch, storedEvents } from '../support/people';

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
const seatsOf = (matchId: string) => db.matchSeat.findMany({ where: { matchId }, orderBy: { seat: 'asc' } });

describe('the clock', () => {
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
});
