import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { takeStep } from './citadels-table';
import { isOver } from './table';
import { ownName } from './visitor';

const MINUTE = 60_000;
const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

async function problems(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => String(target)) }));
}

async function expectNoSidewaysScroll(page: Page) {
  const content = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(content).toBeLessThanOrEqual(0);
}

async function playToTheEnd(page: Page, between: () => Promise<void> = async () => undefined) {
  while (await takeStep(page)) await between();
}

test('two people and two bots play Citadels to its final scores, one of them on a phone', async ({ page, browser }) => {
  test.setTimeout(15 * MINUTE);
  const phone = await (await browser.newContext(PHONE)).newPage();

  await page.goto('/tables/new?game=citadels');
  await page.getByLabel('Your name').fill(ownName('Ana'));
  await page.getByLabel('Name of the table').fill('Towers by the river');
  await page.getByRole('combobox', { name: 'Seats' }).selectOption('4');
  await page.getByLabel('Short').check();
  await page.getByLabel('Start by itself').uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await phone.goto(await page.getByLabel('Invite your friends').inputValue());
  await phone.getByLabel('Your name').fill(ownName('Bo'));
  await phone.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Fill up with bots and start' }).click();
  await expect(page.getByText('Citadels · round 1')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Your purse' })).toBeVisible();

  expect(await problems(page)).toEqual([]);
  expect(await problems(phone)).toEqual([]);
  await Promise.all([playToTheEnd(page), playToTheEnd(phone, () => expectNoSidewaysScroll(phone))]);

  for (const player of [page, phone]) {
    await expect(isOver(player)).toBeVisible();
    await expect(player.getByRole('heading', { name: /(wins|share the win) with \d+ points?/ })).toBeVisible();
  }
  await expect(page.getByRole('rowheader', { name: 'All five kinds' }).first()).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Check the chance' }).click();
  await expect(page.getByText(/All \d+ shuffles of this match came out the same again/)).toBeVisible();
});
