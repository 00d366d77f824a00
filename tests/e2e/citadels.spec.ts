import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { takeStep } from './citadels-table';
import { expectFocus, keyboardOf } from './hands';
import { browserOf, matchNow, preparedMatch } from './prepared-match';
import { expectNoSidewaysScroll } from './small-screen';
import { isOver } from './table';
import { ownName } from './visitor';

const MINUTE = 60_000;
const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

async function problems(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => String(target)) }));
}

async function playToTheEnd(page: Page, between: () => Promise<void> = async () => undefined) {
  while (await takeStep(page)) await between();
}

// Whole matches are long: how rounds move is looked at elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  const bo = ownName('Bo');
  await phone.getByLabel('Your name').fill(bo);
  await phone.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText(bo, { exact: true })).toBeVisible();
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

test('a whole match against bots is opened and played by the keyboard alone', async ({ page }) => {
  test.setTimeout(15 * MINUTE);
  const hands = keyboardOf(page);
  await page.goto('/tables/new?game=citadels');
  await hands.write(page.getByLabel('Your name'), ownName('Ana'));
  await hands.choose(page.getByLabel('Short'));
  await hands.press(page.getByRole('button', { name: 'Open the table' }));
  await hands.press(page.getByRole('button', { name: 'Fill up with bots and start' }));
  await expect(page.getByText('Citadels · round 1')).toBeVisible();

  let steps = 0;
  while (await takeStep(page, hands)) {
    steps++;
    await expectFocus(page);
  }

  expect(steps).toBeGreaterThan(12);
  await expect(page.getByRole('heading', { name: /(win|wins|share the win) with \d+ points?/ })).toBeVisible();
});

/** A table of four with a page for the one who picks first. */
async function drafting(browser: Browser) {
  const prepared = await preparedMatch(['Ana', 'Bo', 'Cy', 'Di'], { game: 'citadels' });
  const match = await matchNow(prepared.matchId);
  const prompt = match.openPrompts().find(({ kind }) => kind === 'pick-character');
  if (!prompt) throw new Error('Nobody picks a character');
  const pageOf = async (seat: number) => {
    const page = await (await browserOf(browser, prepared.users[seat])).newPage();
    await page.goto(`/matches/${prepared.matchId}`);
    return page;
  };
  return { picker: await pageOf(prompt.seat), next: await pageOf((prompt.seat + 1) % 4) };
}

test('a character is kept by keyboard alone, and nobody else learns which', async ({ browser }) => {
  const { picker, next } = await drafting(browser);
  const first = picker.getByRole('group', { name: 'Characters passed to you' }).getByRole('radio').first();
  await first.focus();
  await picker.keyboard.press('Enter');
  await expect(first).toBeChecked();
  await picker.keyboard.press('Enter');
  const seal = picker.getByRole('button', { name: /^Keep the / });
  await expect(seal).toBeFocused();
  const kept = (await seal.textContent())?.replace('Keep the ', '') ?? '';
  await picker.keyboard.press('Enter');

  await expect(seal).toHaveCount(0);
  await expect(picker.getByText(new RegExp(`has kept the ${kept}`)).first()).toBeVisible();
  await expect(next.getByText(/has kept a character/).first()).toBeVisible();
  await expect(next.getByText(/has kept the /)).toHaveCount(0);
});

test('standing orders are put in order with buttons, kept, and seen by nobody else', async ({ browser }) => {
  const { picker, next } = await drafting(browser);
  const orders = next.getByRole('dialog', { name: 'Standing orders' });
  await next.getByRole('button', { name: 'Standing orders' }).first().click();
  for (const name of ['King', 'Merchant']) await orders.getByRole('button', { name: `Add the ${name}` }).click();
  await orders.getByRole('button', { name: 'Move the Merchant up' }).click();
  await orders.getByRole('button', { name: 'Save this order' }).click();
  await expect(orders.getByRole('button', { name: 'Saved' })).toBeVisible();

  await next.reload();
  await next.getByRole('button', { name: 'Standing orders · 1' }).first().click();
  await expect(orders.getByRole('listitem').filter({ hasText: /Merchant|King/ })).toHaveText([/Merchant/, /King/]);
  await picker.reload();
  await expect(picker.getByRole('button', { name: 'Standing orders', exact: true }).first()).toBeVisible();
});
