import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { runningMatch } from '../support/people';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

/** A database and a process on other clocks than UTC, and than each other. */
beforeAll(async () => {
  process.env.TZ = 'Pacific/Chatham';
  const { DATABASE_URL } = env();
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(`ALTER DATABASE ${new URL(DATABASE_URL).pathname.slice(1)} SET TimeZone = 'Australia/Lord_Howe'`);
  await client.end();
  return () => {
    process.env.TZ = 'UTC';
  };
});

describe('T1: where the database and the service live in other time zones', () => {
  it('a due time is stored as the instant it is, and read back as that', async () => {
    const begun = Date.now();

    const { matchId } = await runningMatch(2, { clock: { pace: '1d', bank: 'none', holidays: '0' } });

    const [prompt] = await db.openPrompt.findMany({ where: { matchId } });
    const [stored] = await db.$queryRaw<{ due: number; opened: number; row: number; zone: string }[]>`
      SELECT extract(epoch FROM "dueAt")::float8 AS due, extract(epoch FROM "openedAt")::float8 AS opened,
        (SELECT extract(epoch FROM "createdAt")::float8 FROM "Match" WHERE "id" = ${matchId}::uuid) AS row,
        (SELECT reset_val FROM pg_settings WHERE name = 'TimeZone') AS zone
      FROM "OpenPrompt" WHERE "matchId" = ${matchId}::uuid`;
    expect(prompt?.dueAt?.getTime()).toBe((prompt?.openedAt.getTime() ?? 0) + 86_400_000);
    expect(stored?.due).toBeCloseTo((prompt?.dueAt?.getTime() ?? 0) / 1000, 2);
    for (const seconds of [stored?.opened ?? 0, stored?.row ?? 0]) {
      expect(Math.abs(seconds * 1000 - begun)).toBeLessThan(60_000);
    }
  });
});
