import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import type { PreparedMatch } from './prepared-match';
import { browserOf, playOn, preparedMatch } from './prepared-match';

async function tableOf(browser: Browser, { matchId }: PreparedMatch, userId?: string): Promise<Page> {
  const page = await (await browserOf(browser, userId, { timezoneId: 'Europe/Bucharest' })).newPage();
  await page.goto(`/matches/${matchId}`);
  return page;
}

const title = (page: Page) => page.getByRole('heading', { name: /^Since you left on \w+,? .*\d\d:\d\d/ });
const seenButton = (page: Page) => page.getByRole('button', { name: 'Seen' });

const roundOf = (match: Match) => (match.viewFor({ role: 'spectator' }) as { round: number }).round;

/** Until it is known that the seat has looked at all there is. */
async function seenWhole({ matchId }: PreparedMatch, seat: number): Promise<void> {
  const { version } = await db.match.findUniqueOrThrow({ where: { id: matchId } });
  const lastSeen = async () => (await db.matchSeat.findFirstOrThrow({ where: { matchId, seat } })).lastSeenVersion;
  await expect.poll(lastSeen).toBe(version);
}

test('two devices of a person tell the same of an absence, until it is seen on one of them', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const [ana] = prepared.users;
  const first = await tableOf(browser, prepared, ana);
  await seenWhole(prepared, 0);
  await first.goto('about:blank');
  await playOn(prepared, (match) => roundOf(match) > 3);

  const second = await tableOf(browser, prepared, ana);
  await first.goto(`/matches/${prepared.matchId}`);
  for (const device of [first, second]) {
    await expect(title(device)).toBeVisible();
    await expect(device.getByRole('link', { name: 'Round 3' })).toHaveAttribute('href', /history\/\d+$/);
  }

  await second.getByRole('link', { name: 'Watch it again' }).click();
  await expect(second.getByRole('link', { name: 'Pause' })).toBeVisible();
  const began = second.url();
  await expect.poll(() => second.url()).not.toBe(began);
  await second.getByRole('link', { name: 'Back to now' }).click();
  await expect(title(second)).toBeVisible();

  await seenButton(first).click();
  await expect(title(first)).toHaveCount(0);
  await seenWhole(prepared, 0);
  await second.reload();
  await expect(second.getByRole('heading', { name: 'Round 3', level: 2 })).toBeVisible();
  await expect(title(second)).toHaveCount(0);
});

test('whoever only looks on is told what happened since this browser looked last', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo'], { game: 'citadels' });
  await playOn(prepared, (match) => roundOf(match) > 1);
  const page = await tableOf(browser, prepared);
  const kept = () => page.evaluate((id) => localStorage.getItem(`turnleaf:seen:${id}`), prepared.matchId);
  await expect.poll(kept).not.toBeNull();
  const before = await kept();
  await page.goto('about:blank');
  await playOn(prepared, (match) => roundOf(match) > 3);

  await page.goto(`/matches/${prepared.matchId}`);
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('img', { name: /Built since you left[.]$/ }).first()).toBeVisible();
  await seenButton(page).click();
  await expect(title(page)).toHaveCount(0);
  await expect.poll(kept).not.toBe(before);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The match in words' })).toBeVisible();
  await expect(title(page)).toHaveCount(0);
});
