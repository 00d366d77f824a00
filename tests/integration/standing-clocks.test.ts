import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { keepTime } from '@/lib/matches/clock/time-keeper';
import { atTable, dueOf, missDeadlines, ONE_DAY } from '../support/at-table';
import { accepted, rejectedWith } from '../support/outcomes';
import type { RunningMatch } from '../support/people';
import { bid, runningMatch, storedEvents } from '../support/people';
import { rowOf, seatsOf, typesOf } from '../support/stored-match';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = ONE_DAY;
const hours = (count: number) => new Date(Date.now() + count * HOUR);

async function everybodyAsks({ matchId, users }: RunningMatch, at?: Date) {
  for (const userId of users) {
    await atTable({ matchId, userId, command: { type: 'AskForPause' }, ...(at ? { at } : {}) });
  }
}

describe('a holiday', () => {
  it('stops the seat’s clock, leaves it the very time it had, and lasts to the end of its last local day', async () => {
    const { matchId, users } = await runningMatch(2, { clock });
    const [ana = ''] = users;
    const due = await dueOf(matchId);
    const at = hours(4);

    await atTable({ matchId, userId: ana, at, timeZone: 'Asia/Tokyo', command: { type: 'BeginHoliday', days: 3 } });

    const prompt = await db.openPrompt.findFirstOrThrow({ where: { matchId, seat: 0 } });
    expect(prompt).toMatchObject({ dueAt: null, leftMs: (due?.getTime() ?? 0) - at.getTime() });
    const until = (await seatsOf(matchId))[0]?.holidayUntil;
    const tokyo = (time: Date | null | undefined) =>
      new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' }).format(
        time ?? 0,
      );
    expect(tokyo(until)).toBe(`${tokyo(new Date(at.getTime() + 3 * DAY)).slice(0, 10)} 00:00`);

    await keepTime({ matchId }, until ?? at);

    expect((await dueOf(matchId))?.getTime()).toBe((until?.getTime() ?? 0) + (prompt.leftMs ?? 0));
  });

  it('gives unused whole days back when its player ends it', async () => {
    const { matchId, users } = await runningMatch(2, { clock: { ...clock, holidays: '7' } });
    const [userId] = users;
    const take = async (days: number, at: Date) => {
      // No worker keeps time here: the question is asked on the same day.
      await db.openPrompt.updateMany({
        where: { matchId },
        data: { dueAt: new Date(at.getTime() + DAY), leftMs: null },
      });
      return atTable({ matchId, userId, at, command: { type: 'BeginHoliday', days } });
    };
    const noon = new Date('2027-03-01T12:00:00Z');
    const later = (days: number) => new Date(noon.getTime() + days * DAY);

    await take(7, noon);
    await atTable({ matchId, userId, at: later(2), command: { type: 'EndHoliday' } });

    expect((await storedEvents(matchId)).at(-1)?.data).toEqual({ seat: 0, daysBack: 4 });
    expect(await take(5, later(3))).toEqual(rejectedWith('holiday-too-long'));
    expect(await take(4, later(3))).toEqual(accepted);
    await atTable({ matchId, userId, at: later(7), command: { type: 'EndHoliday' } });
    expect(await take(1, later(8))).toMatchObject({ reason: 'holiday-too-long', values: { left: 0 } });
    expect(await take(7, new Date('2028-01-01T12:00:00Z'))).toEqual(accepted);
  });

  it('gives no day back to whoever comes back on it in another zone', async () => {
    const { matchId, users } = await runningMatch(2, { clock: { ...clock, holidays: '7' } });
    const [userId] = users;
    const at = new Date('2027-03-01T12:00:00Z');

    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    await atTable({ matchId, userId, at, timeZone: east, command: { type: 'BeginHoliday', days: 7 } });
    await atTable({ matchId, userId, at, timeZone: west, command: { type: 'EndHoliday' } });

    expect((await storedEvents(matchId)).at(-1)?.data).toEqual({ seat: 0, daysBack: 6 });
  });

  it('begins also long after the end of all time, when no worker has come', async () => {
    const { matchId, users } = await runningMatch(2, { clock });
    const command = { type: 'BeginHoliday', days: 1 } as const;

    expect(await atTable({ matchId, userId: users[0], at: hours(60 * 24), command })).toEqual(accepted);
  });

  it('welcomes an answer all the same, and goes on', async () => {
    const { matchId, users } = await runningMatch(2, { clock });
    const [ana = ''] = users;
    await atTable({ matchId, userId: ana, command: { type: 'BeginHoliday', days: 3 } });

    expect(await bid({ matchId, userId: ana })).toEqual(accepted);

    expect((await seatsOf(matchId))[0]?.holidayUntil).not.toBeNull();
  });
});

describe('a pause', () => {
  it('begins with the last wish that was missing, stops all clocks, and leaves each the time it had', async () => {
    const match = await runningMatch(3, { clock });
    const { matchId, users } = match;
    const due = (await dueOf(matchId))?.getTime() ?? 0;
    await everybodyAsks({ matchId, users: users.slice(0, 2) });
    expect((await rowOf(matchId)).pausedAt).toBeNull();

    const at = hours(3);
    await atTable({ matchId, userId: users[2], at, command: { type: 'AskForPause' } });

    expect((await typesOf(matchId)).slice(-2)).toEqual(['PauseAsked', 'MatchPaused']);
    expect((await rowOf(matchId)).pausedAt).toEqual(at);
    expect(await db.openPrompt.findMany({ where: { matchId, dueAt: { not: null } } })).toEqual([]);
    await keepTime({ matchId }, hours(1_000));

    const resumed = hours(100);
    await atTable({ matchId, userId: users[1], at: resumed, command: { type: 'ResumeMatch' } });

    expect((await dueOf(matchId))?.getTime()).toBe(resumed.getTime() + due - at.getTime());
    expect((await rowOf(matchId)).pausedAt).toBeNull();
  });

  it('does not wait for bots, autopilots and those who have resigned', async () => {
    const { matchId, users } = await runningMatch(3, { clock, options: { rounds: 9 } });
    await atTable({ matchId, userId: users[1], command: { type: 'Resign' } });
    await missDeadlines(matchId, 2, 3);
    await atTable({ matchId, userId: users[0], command: { type: 'TakeSeatBack' } });
    expect(await seatsOf(matchId)).toMatchObject([{ standIn: null }, { resigned: true }, { standIn: 'cautious' }]);

    await atTable({ matchId, userId: users[0], command: { type: 'AskForPause' } });

    expect((await typesOf(matchId)).at(-1)).toBe('MatchPaused');
  });

  it('begins when the only one who did not wish for it goes on autopilot', async () => {
    const { matchId, users } = await runningMatch(2, { clock, options: { rounds: 9 } });
    const [ana = ''] = users;
    await atTable({ matchId, userId: ana, command: { type: 'AskForPause' } });

    for (const misses of [1, 2, 3]) {
      await bid({ matchId, userId: ana });
      await missDeadlines(matchId, 1, misses);
    }

    expect((await typesOf(matchId)).slice(-2)).toEqual(['AutopilotEngaged', 'MatchPaused']);
  });

  it('begins when the only one who did not wish for it gives up the seat', async () => {
    const { matchId, users } = await runningMatch(3, { clock });
    await everybodyAsks({ matchId, users: users.slice(0, 2) });

    await atTable({ matchId, userId: users[2], command: { type: 'Resign' } });

    expect((await typesOf(matchId)).slice(-2)).toEqual(['SeatResigned', 'MatchPaused']);
  });

  it('welcomes an answer all the same', async () => {
    const match = await runningMatch(2, { clock });
    await everybodyAsks(match);

    expect(await bid({ matchId: match.matchId, userId: match.users[0] ?? '' })).toEqual(accepted);
  });
});
