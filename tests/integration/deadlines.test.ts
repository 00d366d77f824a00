import { afterEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db';
import { findGame } from '@/lib/games/registry';
import { findForgottenBots, findForgottenDeadlines } from '@/lib/matches/clock/forgotten-matches';
import { readStream } from '@/lib/matches/stream/event-store';
import { startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import { quickMatch } from '@/lib/matches/tables/table-creation';
import { ONE_DAY } from '../support/at-table';
import { granted, openTable, signUp, storedEvents } from '../support/people';
import { runJobs } from '../support/worker';
import { killWorkers, startWorker } from '../support/worker-process';

const PATIENCE = { timeout: 100_000, interval: 200 };
const HOUR = 3_600_000;
const CITY = { game: 'ginkgopolis', options: {} };

afterEach(killWorkers);

type Pair = readonly [owner: string, guest: string];
const pair = async (): Promise<Pair> => [await signUp('Ana'), await signUp('Bo')];

/** A match of two; a pace of a few moments, as no table's is, is written into the database. */
async function matchOf([owner, guest]: Pair, { paceMs }: Readonly<{ paceMs?: number }> = {}): Promise<string> {
  const matchId = await openTable(owner, { ...CITY, clock: ONE_DAY });
  granted(await takeSeat({ matchId, userId: guest }));
  if (paceMs !== undefined) await db.match.update({ where: { id: matchId }, data: { paceMs } });
  granted(await startMatch({ matchId, userId: owner }));
  return matchId;
}

const statusOf = async (id: string) => (await db.match.findUniqueOrThrow({ where: { id } })).status;

type Passed = Readonly<{ seat: number; promptId: string; inARow: number }>;

async function deadlinesOf(matchId: string) {
  const events = await storedEvents(matchId);
  return events.flatMap(({ type, data, recordedAt, version }) =>
    type === 'DeadlinePassed' ? [{ ...(data as Passed), recordedAt, version }] : [],
  );
}

/** A stream without a gap, that replays, in which nothing was resolved twice. */
async function expectSound(matchId: string): Promise<void> {
  const stream = await readStream(db, { matchId });
  expect(stream.map(({ version }) => version)).toEqual(stream.map((_, index) => index + 1));
  const match = findGame('ginkgopolis')?.replay(stream);
  expect(match?.version).toBe(stream.length);
  const prompts = (await deadlinesOf(matchId)).map(({ promptId }) => promptId);
  expect(new Set(prompts).size).toBe(prompts.length);
  for (const seat of [0, 1]) {
    const misses = (await deadlinesOf(matchId)).filter((passed) => passed.seat === seat);
    expect(misses.map(({ inARow }) => inARow)).toEqual([1, 2, 3]);
  }
}

describe('a worker alone, with no web and no visitor', () => {
  it('lets each deadline pass in its time, then three misses bring bots, who play to the end', async () => {
    const matchId = await matchOf(await pair(), { paceMs: 1_500 });
    const [prompt] = await db.openPrompt.findMany({ where: { matchId } });
    startWorker();

    await expect.poll(() => statusOf(matchId), PATIENCE).toBe('finished');

    await expectSound(matchId);
    const begun = prompt?.openedAt.getTime() ?? 0;
    for (const { inARow, recordedAt } of await deadlinesOf(matchId)) {
      expect(recordedAt.getTime()).toBeGreaterThanOrEqual(begun + inARow * 1_500);
    }
    const seats = await db.matchSeat.findMany({ where: { matchId } });
    expect(seats.every(({ standIn, missed }) => standIn !== null && missed === 3)).toBe(true);
  }, 120_000);

  it('resolves everything once where there are two, and one of them is killed in the middle', async () => {
    const people = await pair();
    const matches: string[] = [];
    for (const paceMs of [1_200, 1_000, 900]) matches.push(await matchOf(people, { paceMs }));
    const [first] = [startWorker(), startWorker()];
    await expect.poll(() => db.matchEvent.count({ where: { type: 'DeadlinePassed' } }), PATIENCE).toBeGreaterThan(2);

    first?.child.kill('SIGKILL');

    for (const id of matches) await expect.poll(() => statusOf(id), PATIENCE).toBe('finished');
    for (const id of matches) await expectSound(id);
  }, 200_000);
});

/** As if the service had been away for as long since these matches' deadlines. */
async function letPass(matchId: string, ms: number): Promise<void> {
  await db.$executeRaw`
    UPDATE "OpenPrompt" SET "dueAt" = now() - make_interval(secs => ${ms / 1000}) WHERE "matchId" = ${matchId}::uuid`;
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET run_at = now() - make_interval(secs => ${ms / 1000})
    WHERE key = ${`keep-time ${matchId}`}`;
}

describe('after an outage', () => {
  it('several matches catch up in the order in which they were due, each deadline once', async () => {
    const people = await pair();
    const [two, thirty, seven] = [await matchOf(people), await matchOf(people), await matchOf(people)];
    await runJobs();
    await letPass(two, 2 * HOUR);
    await letPass(thirty, 30 * HOUR);
    await letPass(seven, 7 * HOUR);

    await runJobs();

    const passed = await db.matchEvent.findMany({ where: { type: 'DeadlinePassed' }, orderBy: { recordedAt: 'asc' } });
    expect(passed.map(({ matchId }) => matchId)).toEqual([thirty, thirty, seven, seven, two, two]);
  });
});

const keepTimeJobs = () =>
  db.$queryRaw<{ key: string }[]>`SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'keep-time'`;

describe('a lost job', () => {
  it('freezes no match: what is overdue is found, and its time goes on', async () => {
    const matchId = await matchOf(await pair());
    await runJobs();
    await letPass(matchId, HOUR);
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;

    await findForgottenDeadlines();
    await runJobs();

    expect(await deadlinesOf(matchId)).toHaveLength(2);
  });

  it('is also one that has failed for good', async () => {
    const matchId = await matchOf(await pair());
    await runJobs();
    await letPass(matchId, HOUR);
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`;

    await findForgottenDeadlines();
    await runJobs();

    expect(await deadlinesOf(matchId)).toHaveLength(2);
  });

  it('is no job that waits for its time, or for a match that is over', async () => {
    const people = await pair();
    await matchOf(people);
    const over = await matchOf(people);
    await db.match.update({ where: { id: over }, data: { status: 'cancelled' } });
    await letPass(over, HOUR);
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key = ${`keep-time ${over}`}`;
    await runJobs();
    const before = await keepTimeJobs();
    expect(before).toHaveLength(1);

    await findForgottenDeadlines();

    expect(await keepTimeJobs()).toEqual(before);
  });

  it('of a bot lets no table wait for it', async () => {
    const userId = await signUp('Ana');
    const quick = granted(
      await quickMatch({ userId, game: 'ginkgopolis', name: 'Ana against a bot', bots: ['normal'] }),
    );
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    await db.$executeRaw`UPDATE "OpenPrompt" SET "openedAt" = now() - interval '2 minutes'`;

    await findForgottenBots();
    await runJobs();

    const waiting = await db.openPrompt.findMany({ where: { matchId: quick.matchId, settled: false } });
    expect(waiting.map(({ seat }) => seat)).toEqual([0]);
  });

  it('is looked for when a worker starts', async () => {
    const matchId = await matchOf(await pair());
    await runJobs();
    await letPass(matchId, HOUR);
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;

    startWorker();

    await expect.poll(async () => (await deadlinesOf(matchId)).length, { timeout: 25_000, interval: 200 }).toBe(2);
  });
});
