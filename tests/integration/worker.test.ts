import { afterEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { openPresence } from '@/lib/jobs/presence';
import { matchPage } from '@/lib/matches/reading/match-page';
import { quickMatch } from '@/lib/matches/tables/table-creation';
import { granted, signUp } from '../support/people';
import { killWorkers, startWorker } from '../support/worker-process';

const PATIENCE = { timeout: 20_000, interval: 100 };

afterEach(killWorkers);

async function matchAgainstBot() {
  const userId = await signUp('Ana');
  const quick = await quickMatch({ userId, game: 'ginkgopolis', name: 'Ana against a bot', bots: ['random'] });
  return { userId, matchId: granted(quick).matchId };
}

const botHasChosen = async (match: Awaited<ReturnType<typeof matchAgainstBot>>) =>
  (await matchPage(match))?.seats[1]?.waiting === false;

describe('the worker process', () => {
  it('plays bots until it is asked to end, and then ends in peace', async () => {
    const { child, ended } = startWorker();
    const match = await matchAgainstBot();
    await expect.poll(() => botHasChosen(match), PATIENCE).toBe(true);

    child.kill('SIGTERM');

    expect(await ended).toEqual([0, null]);
  });

  it('takes over at once what a killed worker had begun', async () => {
    const match = await matchAgainstBot();
    await db.$executeRaw`
      UPDATE graphile_worker._private_jobs
      SET locked_by = 'worker-that-was-killed', locked_at = now(), attempts = attempts + 1`;

    const { words } = startWorker();

    await expect.poll(() => botHasChosen(match), PATIENCE).toBe(true);
    expect(words()).toContain('Took over the jobs');
  });

  it('keeps the jobs it is at, however long they take', async () => {
    startWorker();
    const presence = await openPresence(env().DATABASE_URL, () => undefined);
    const isAtWork = async () =>
      (await db.$queryRaw<unknown[]>`SELECT FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL`).length > 0;

    await db.$transaction(
      async (tx) => {
        const match = await matchAgainstBot();
        await tx.$executeRaw`SELECT FROM "Match" WHERE "id" = ${match.matchId}::uuid FOR UPDATE`;
        await expect.poll(isAtWork, PATIENCE).toBe(true);
        expect(await presence.freeAbandonedJobs()).toBe(0);
      },
      { timeout: 25_000 },
    );
    await presence.end();
  });

  it('says what is wrong and ends when there is no database', async () => {
    const { words, ended } = startWorker({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' });

    expect(await ended).toEqual([1, null]);
    expect(words()).toContain('most likely because the database is gone');
  });
});
