import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { freePort } from '@/scripts/database/free-port';
import { browserOf, preparedMatch } from './prepared-match';
import { makeChoice, seal, sealed } from './table';
import { startWeb } from './web-process';

test('a server killed between receiving a choice and storing it: the browser keeps it and sends it again (L2)', async ({
  browser,
}) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  const port = await freePort();
  const first = await startWeb(port);
  const holder = new pg.Client(env().DATABASE_URL);
  await holder.connect();
  const page = await (await browserOf(browser, users[0])).newPage();
  await page.goto(`http://localhost:${port}/matches/${matchId}`);
  await makeChoice(page);

  // While the test holds the match's row, the server has the choice but cannot store it.
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM "Match" WHERE id = $1 FOR UPDATE', [matchId]);
  await seal(page).click();
  await expect(page.getByRole('button', { name: 'Sealing…' })).toBeVisible();
  await expect(async () => {
    const { rows } = await holder.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
    expect(rows.length).toBeGreaterThan(0);
  }).toPass();
  first.kill('SIGKILL');
  await once(first, 'exit');
  await expect(page.getByText('Your choice is safe here and is being sent again.')).toBeVisible();
  await holder.query('ROLLBACK');
  await holder.end();

  const second = await startWeb(port);
  try {
    await expect(sealed(page)).toHaveText('Sealed. Waiting for Bo.', { timeout: 30_000 });
    expect(await db.matchEvent.count({ where: { matchId, type: 'ChoiceSealed' } })).toBe(1);
  } finally {
    second.kill();
  }
});
