import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db';
import { LIMITS } from '@/lib/limits/limits';
import { spend, sweepLimits } from '@/lib/limits/spend';

const { points, seconds } = LIMITS['test-mail'];

/** As if so much time had gone by. */
async function letPass(passed: number): Promise<void> {
  await db.$executeRaw`UPDATE "LimitUse" SET "wholeAt" = "wholeAt" - make_interval(secs => ${passed}::float8)`;
}

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
