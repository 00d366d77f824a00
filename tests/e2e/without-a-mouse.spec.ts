import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { quickMatch } from '@/lib/matches/tables/table-creation';
import type { Hands } from './hands';
import { expectFocus, keyboardOf } from './hands';
import { chooseInCitadels, chooseInGinkgopolis } from './in-words';
import { account, browserOf } from './prepared-match';
import { hand, isOver, seal } from './table';

const MINUTE = 60_000;

/** A match against one bot, or three. */
async function againstBots(browser: Browser, game: string, bots: readonly string[]): Promise<Page> {
  const userId = await account('Ana');
  const options = game === 'citadels' ? { length: 'short' } : {};
  const created = await quickMatch({ userId, game, name: 'Without a mouse', bots, options });
  if (!created.ok) throw new Error(created.reason);
  const page = await (await browserOf(browser, userId)).newPage();
  await page.goto(`/matches/${created.matchId}`);
  return page;
}

const results = (page: Page) => page.getByRole('heading', { name: /(win|wins|share the win) with \d+ points?/ });

// Whole matches are long: how rounds move is looked at elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole match of Ginkgopolis is played by role and name alone, among choices in words', async ({ browser }) => {
  test.setTimeout(10 * MINUTE);
  const page = await againstBots(browser, 'ginkgopolis', ['normal']);
  while (await chooseInGinkgopolis(page)) await expectFocus(page);
  await expect(results(page)).toBeVisible();
});

test('a whole match of Citadels is played by role and name alone, among choices in words', async ({ browser }) => {
  test.setTimeout(10 * MINUTE);
  const page = await againstBots(browser, 'citadels', ['normal', 'normal', 'normal']);
  while (await chooseInCitadels(page)) await expectFocus(page);
  await expect(results(page)).toBeVisible();
});

/** Picks the first card, with the first tile that can be paid, and answers what that asks. */
async function sealTheFirst(page: Page, { choose, press }: Hands): Promise<void> {
  await choose(hand(page).first());
  const payable = page.getByRole('group', { name: 'Add a tile?' }).getByRole('radio', { name: / costs / });
  if ((await payable.count()) > 0) await choose(payable.first());
  const questions = page.getByRole('group', { name: /^(Where does|No space is free|What does|And if you cannot)/ });
  for (const question of await questions.all()) await choose(question.getByRole('radio').first());
  await press(seal(page));
  await expect(seal(page)).toHaveCount(0, { timeout: 30_000 });
}

test('a whole match of Ginkgopolis is played by the keyboard alone, and the focus is never lost', async ({
  browser,
}) => {
  test.setTimeout(10 * MINUTE);
  const page = await againstBots(browser, 'ginkgopolis', ['normal']);
  const hands = keyboardOf(page);
  const giveBack = page.getByRole('button', { name: /^Give back / });
  const asked = page.getByRole('button', { name: 'Choose a card first' }).or(giveBack);
  for (;;) {
    await expect(asked.or(isOver(page)).first()).toBeVisible({ timeout: 60_000 });
    if (await isOver(page).isVisible()) break;
    if (await giveBack.isVisible()) {
      await hands.press(giveBack);
      await expect(giveBack).toHaveCount(0, { timeout: 30_000 });
    } else await sealTheFirst(page, hands);
    await expectFocus(page);
  }
  await expect(results(page)).toBeVisible();
});
