import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { GRACE_MS } from '@/lib/matches/clock/clock';
import { keepTime } from '@/lib/matches/clock/time-keeper';
import type { TableCommand } from '@/lib/matches/table-commands';
import { atTable, ONE_DAY } from '../support/at-table';
import { bid, runningMatch } from '../support/people';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

const DAY = 86_400_000;
const REMINDER = 0.2 * DAY;

/** When something has to happen by the clocks in the database: reminders, deadlines, ends of holidays. */
async function nextEvent(matchId: string): Promise<number | undefined> {
  const prompts = await db.openPrompt.findMany({ where: { matchId, dueAt: { not: null } } });
  const seats = await db.matchSeat.findMany({ where: { matchId } });
  const now = Date.now();
  const times = prompts.flatMap(({ dueAt, seat }) => {
    const due = dueAt?.getTime() ?? 0;
    return [due - REMINDER, due + (seats[seat]?.bankMs ?? 0) + GRACE_MS];
  });
  const ends = seats.flatMap(({ holidayUntil }) => (holidayUntil ? [holidayUntil.getTime()] : []));
  const ahead = [...times.filter((time) => time > now), ...ends];
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

async function wakeUpOf(matchId: string): Promise<number | undefined> {
  const [job] = await db.$queryRaw<{ at: Date }[]>`
    SELECT run_at AS at FROM graphile_worker.jobs WHERE key = ${`keep-time ${matchId}`}`;
  return job?.at.getTime();
}

const DEEDS: readonly TableCommand[] = [
  { type: 'AskForPause' },
  { type: 'TakePauseBack' },
  { type: 'ResumeMatch' },
  { type: 'BeginHoliday', days: 1 },
  { type: 'EndHoliday' },
];

const one = <Of>(of: readonly Of[]): Of => {
  const picked = of[Math.floor(Math.random() * of.length)];
  if (picked === undefined) throw new Error('Nothing to pick from');
  return picked;
};

describe('the job that wakes the worker', () => {
  it('is never later than what has to happen next, whatever people do', async () => {
    const { matchId, users } = await runningMatch(3, { clock: ONE_DAY, options: { rounds: '500' } });
    const done: string[] = [];
    for (let step = 0; step < 120; step++) {
      const [userId, command] = [one(users), Math.random() < 0.5 ? undefined : one(DEEDS)];
      if (command) await atTable({ matchId, userId, command });
      else await bid({ matchId, userId });
      done.push(`${users.indexOf(userId)} ${command?.type ?? 'bids'}`);

      const [next, job] = [await nextEvent(matchId), await wakeUpOf(matchId)];
      if (next !== undefined) expect(job, done.join(', ')).toBeLessThanOrEqual(next);
    }
  });

  it('is set anew by each run that finds nothing to do', async () => {
    const { matchId } = await runningMatch(2, { clock: ONE_DAY });
    const before = await wakeUpOf(matchId);
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;

    await keepTime({ matchId });

    expect(Math.abs(((await wakeUpOf(matchId)) ?? 0) - (before ?? 0))).toBeLessThan(10_000);
  });

  it('is not put off by a move in the moment in which somebody is to be reminded', async () => {
    const { matchId, users } = await runningMatch(3, { clock: ONE_DAY });
    const [prompt] = await db.openPrompt.findMany({ where: { matchId } });
    const reminder = (prompt?.dueAt?.getTime() ?? 0) - REMINDER;

    await bid({ matchId, userId: users[0] ?? '', at: new Date(reminder + 1_000) });

    expect(await wakeUpOf(matchId)).toBe(reminder);
  });
});
