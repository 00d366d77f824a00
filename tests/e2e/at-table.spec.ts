import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import type { TableClock } from '@/lib/matches/clock/table-clock';
import { missDeadlines } from '../support/at-table';
import type { PreparedMatch } from './prepared-match';
import { browserOf, playOn, preparedMatch } from './prepared-match';

const clock: TableClock = { pace: '2d', bank: '3d', holidays: '14' };

async function seat(browser: Browser, { matchId, users }: PreparedMatch, number: number): Promise<Page> {
  const context = await browserOf(browser, users[number]);
  const page = await context.newPage();
  await page.goto(`/matches/${matchId}`);
  return page;
}

async function menuOf(page: Page) {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  return page.getByRole('dialog', { name: 'At this table' });
}

const status = (page: Page) => page.getByRole('region', { name: 'The clock of this table' });
const log = (page: Page) => page.getByRole('region', { name: 'What happened' });
const roundReached = (round: number) => (match: Match) => match.round >= round;

test('the due time stands in the reader’s own zone, with the end of the time bank (T6)', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo'], { clock });
  await db.openPrompt.updateMany({
    where: { matchId: prepared.matchId },
    data: { dueAt: new Date(Date.now() + 30 * 3_600_000) },
  });
  const { dueAt } = await db.openPrompt.findFirstOrThrow({ where: { matchId: prepared.matchId, seat: 0 } });
  for (const [userId, timezoneId] of [
    [prepared.users[0], 'Asia/Tokyo'],
    [prepared.users[1], 'America/St_Johns'],
  ] as const) {
    const context = await browser.newContext({ timezoneId });
    await context.addCookies(await (await browserOf(browser, userId)).cookies());
    const page = await context.newPage();
    await page.goto(`/matches/${prepared.matchId}`);

    const local = new Intl.DateTimeFormat('en', { timeZone: timezoneId, timeStyle: 'short', hourCycle: 'h23' });
    const due = status(page).locator('time').first();
    await expect(due).toHaveText(new RegExp(`${local.format(dueAt ?? 0)}$`));
    await expect(due).toHaveAttribute('datetime', dueAt?.toISOString() ?? '');
    await expect(due).toHaveAttribute('data-tip', /\d{4}/);
    await expect(status(page)).toContainText('29 hours left, then your time bank until');
    await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
    await context.close();
  }
});

test('a holiday is taken and ended, and the others see both', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo'], { clock });
  const [ana, bo] = [await seat(browser, prepared, 0), await seat(browser, prepared, 1)];

  const menu = await menuOf(ana);
  await menu.getByLabel('How long').selectOption('3');
  await menu.getByRole('button', { name: 'Go on holiday' }).click();
  await expect(menu.getByRole('button', { name: 'End the holiday' })).toBeVisible();
  await ana.keyboard.press('Escape');

  await expect(status(ana)).toContainText('You are on holiday until');
  await expect(status(bo)).toContainText(/Waiting for Ana, on holiday until/);
  await expect(bo.getByRole('img', { name: 'On holiday' })).toBeVisible();
  await expect(log(bo)).toContainText('Ana is on holiday for 3 days.');

  await status(ana).getByRole('button', { name: 'End the holiday' }).click();
  await expect(status(ana)).toContainText('Your choice is due');
  await expect(log(bo)).toContainText('Ana is back from the holiday.');
});

test('a pause begins when both have asked, and either ends it', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo'], { clock });
  const [ana, bo] = [await seat(browser, prepared, 0), await seat(browser, prepared, 1)];

  await (await menuOf(ana)).getByRole('button', { name: 'Ask for a pause' }).click();
  await ana.keyboard.press('Escape');
  await expect(status(ana)).toContainText('You ask for a pause. 1 of 2 agree.');
  await status(bo).getByRole('button', { name: 'Agree to the pause' }).click();

  for (const page of [ana, bo]) await expect(status(page)).toContainText('All clocks stand still');
  await status(ana).getByRole('button', { name: 'End the pause' }).click();
  for (const page of [ana, bo]) await expect(status(page)).toContainText('Your choice is due');
});

test('whoever gives up the seat is asked once more, and looks on from then', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo'], { clock });
  const [ana, bo] = [await seat(browser, prepared, 0), await seat(browser, prepared, 1)];

  const menu = await menuOf(ana);
  await menu.getByRole('button', { name: 'Give up the seat…' }).click();
  await expect(menu.getByRole('button', { name: 'Keep my seat' })).toBeFocused();
  await ana.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Give up the seat…' }).click();
  await menu.getByRole('button', { name: 'Give up my seat' }).click();

  await expect(status(ana)).toContainText('You have given up your seat.');
  await expect(ana.getByRole('group', { name: 'Your cards' })).toHaveCount(0);
  await expect(log(bo)).toContainText('Ana has given up the seat.');
  await expect(bo.getByRole('img', { name: 'A bot plays' })).toBeVisible();
  await (await menuOf(bo)).getByRole('button', { name: 'Call the match off…' }).waitFor();
});

test('a seat on autopilot is taken back with one press', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo'], { clock: { ...clock, bank: 'none' } });
  // Bo was there, else the bots would play on among themselves.
  await db.matchSeat.updateMany({ where: { matchId: prepared.matchId, seat: 0 }, data: { missedInRow: 2 } });
  await missDeadlines(prepared.matchId, 0, 1);
  const ana = await seat(browser, prepared, 0);
  await expect(status(ana)).toContainText('You missed three deadlines in a row');

  await status(ana).getByRole('button', { name: 'Take your seat back' }).click();

  await expect(status(ana)).not.toContainText('a bot plays for you');
  await expect(log(ana)).toContainText('Ana is back and chooses again.');
});

test('the host calls a match off in its first round; it stays to be looked through', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo'], { clock });
  const [ana, bo] = [await seat(browser, prepared, 0), await seat(browser, prepared, 1)];
  await expect((await menuOf(bo)).getByRole('heading', { name: 'Call the match off' })).toHaveCount(0);
  await bo.keyboard.press('Escape');

  const menu = await menuOf(ana);
  await menu.getByRole('button', { name: 'Call the match off…' }).click();
  await menu.getByRole('button', { name: 'Call it off' }).click();

  for (const page of [ana, bo]) await expect(status(page)).toContainText('The host called this match off');
  await bo.getByRole('link', { name: 'Check the chance' }).click();
  await expect(bo.getByText(/^(All \d+ shuffles|The one shuffle) of this match/)).toBeVisible();
  await bo.goto('/');
  await expect(bo.getByText('Called off before its end.')).toBeVisible();
});

test('from the third round on the menu says why a match cannot be called off', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo'], { clock });
  await playOn(prepared, roundReached(3));
  const menu = await menuOf(await seat(browser, prepared, 0));

  await expect(menu.getByText('A match can be cancelled until its third round begins.')).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Call the match off…' })).toHaveCount(0);
});

test('the menu works by keyboard alone, and gives the focus back', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo'], { clock });
  const ana = await seat(browser, prepared, 0);
  await ana.getByRole('button', { name: 'Table', exact: true }).focus();
  await ana.keyboard.press('Enter');
  const menu = ana.getByRole('dialog', { name: 'At this table' });
  await menu.getByRole('button', { name: 'Ask for a pause' }).focus();
  await ana.keyboard.press('Space');
  await expect(menu.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await ana.keyboard.press('Escape');
  await expect(ana.getByRole('button', { name: 'Table', exact: true })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the clock and the menu, in the ${colorScheme}`, async ({ browser }) => {
    const prepared = await preparedMatch(['Ana', 'Bo'], { clock });
    const ana = await seat(browser, prepared, 0);
    await ana.emulateMedia({ colorScheme });
    await (await menuOf(ana)).waitFor();
    const { violations } = await new AxeBuilder({ page: ana }).include('dialog').include('main > section').analyze();
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => String(target)) }))).toEqual([]);
  });
}
