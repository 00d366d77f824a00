import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { submitTableCommand } from '@/app/matches/[id]/table-wish';
import { db } from '@/lib/db';
import { LIMITS } from '@/lib/limits/limits';
import { spend, sweepLimits } from '@/lib/limits/spend';
import type { TableCommand } from '@/lib/matches/table-commands';
import { ONE_DAY } from '../support/at-table';
import { runningMatch } from '../support/people';

vi.mock('@/lib/auth/session', () => import('../support/test-session'));

const { points, seconds } = LIMITS['test-mail'];

/** As if so much time had gone by. */
async function letPass(passed: number): Promise<void> {
  await db.$executeRaw`UPDATE "LimitUse" SET "wholeAt" = "wholeAt" - make_interval(secs => ${passed}::float8)`;
}

describe('what is done at tables', () => {
  it('is limited by account, so that nobody is told of it by mail without end', async () => {
    const { matchId, users } = await runningMatch(2, { game: 'ginkgopolis', clock: ONE_DAY });
    const [userId = ''] = users;
    await spend('at-table', userId, LIMITS['at-table'].points - 1);
    const wish = (command: TableCommand) =>
      submitTableCommand({ matchId, userId, commandId: randomUUID(), command, timeZone: 'UTC' });

    expect(await wish({ type: 'AskForPause' })).toEqual({ outcome: 'accepted' });
    expect(await wish({ type: 'TakePauseBack' })).toMatchObject({
      reason: 'too-many-requests',
      values: { limit: 'at-table' },
    });
  });
});

describe('a limit', () => {
  it('lets as much through as it says, then tells when to come back, and keeps its word', async () => {
    for (let spent = 0; spent < points; spent++) expect(await spend('test-mail', 'mira')).toEqual({ ok: true });

    const refused = await spend('test-mail', 'mira');
    if (refused.ok) throw new Error('Nothing was left to spend');
    expect(refused.retryAfterSeconds).toBeGreaterThan(seconds / points - 10);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(seconds / points);

    await letPass(refused.retryAfterSeconds - 5);
    expect(await spend('test-mail', 'mira')).toMatchObject({ ok: false });
    await letPass(5);
    expect(await spend('test-mail', 'mira')).toEqual({ ok: true });
  });

  it('lets exactly as much through when all of it is asked for at once', async () => {
    const asked = await Promise.all(Array.from({ length: 5 * points }, () => spend('test-mail', 'mira')));

    expect(asked.filter(({ ok }) => ok)).toHaveLength(points);
  });

  it('is each key’s own, and each limit’s own', async () => {
    for (let spent = 0; spent < points; spent++) await spend('test-mail', 'mira');

    expect(await spend('test-mail', 'noor')).toEqual({ ok: true });
    expect(await spend('report', 'mira')).toEqual({ ok: true });
  });

  it('can be spent in larger parts, and a part that does not fit costs nothing', async () => {
    expect(await spend('test-mail', 'mira', points - 1)).toEqual({ ok: true });
    expect(await spend('test-mail', 'mira', 2)).toMatchObject({ ok: false });
    expect(await spend('test-mail', 'mira', 1)).toEqual({ ok: true });
  });

  it('is whole again after its window, and no row is left of it', async () => {
    for (let spent = 0; spent < points; spent++) await spend('test-mail', 'mira');
    await spend('report', 'noor', LIMITS.report.points);
    await letPass(seconds + 1);

    await sweepLimits();
    expect(await db.limitUse.count()).toBe(1);
    for (let spent = 0; spent < points; spent++) expect(await spend('test-mail', 'mira')).toEqual({ ok: true });
  });

  it('writes down neither addresses nor names', async () => {
    await spend('sign-in-mail', 'mira@example.org');

    expect(JSON.stringify(await db.limitUse.findMany())).not.toContain('mira');
  });
});
