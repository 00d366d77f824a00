import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';

export const hand = (page: Page) => page.getByRole('group', { name: 'Your cards' }).getByRole('radio');
const tiles = (page: Page) => page.getByRole('group', { name: 'Add a tile?' }).getByRole('radio');
export const seal = (page: Page) => page.getByRole('button', { name: /^Seal / });

/** The radio itself is out of sight: people press the card or tile around it. */
export async function pick(radio: Locator): Promise<void> {
  await radio.locator('xpath=..').click();
  await expect(radio).toBeChecked();
}

/** Picks a card with the first tile that can be paid, else the first card alone, and answers what that asks. */
export async function makeChoice(page: Page): Promise<void> {
  const count = await hand(page).count();
  for (let card = 0; card < count; card++) {
    await pick(hand(page).nth(card));
    const payable = tiles(page).and(page.getByLabel(/ costs /));
    if ((await payable.count()) === 0) continue;
    await pick(payable.first());
    return answerSmallQuestions(page);
  }
  await pick(hand(page).first());
  await pick(tiles(page).and(page.getByLabel('No tile')));
  return answerSmallQuestions(page);
}

async function answerSmallQuestions(page: Page): Promise<void> {
  const questions = page.getByRole('group', { name: /^(Where does|No space is free|What does|And if you cannot)/ });
  for (const question of await questions.all()) await pick(question.getByRole('radio').first());
  await expect(seal(page)).toBeEnabled();
}

const giveBack = (page: Page) => page.getByRole('button', { name: /^Give back / });
export const isOver = (page: Page) => page.getByText('The match is over.').first();
export const sealed = (page: Page) => page.getByText(/^Sealed\./).first();

/** One turn of whoever is asked, whatever is asked, until the table shows that it was stored. */
export async function takeTurn(page: Page): Promise<void> {
  await expect(giveBack(page).or(hand(page).first()).first()).toBeVisible({ timeout: 20_000 });
  if (await giveBack(page).isVisible()) {
    await giveBack(page).click();
    await expect(giveBack(page)).toHaveCount(0);
    return;
  }
  const otherRound = page
    .locator('header')
    .getByText(new RegExp(`round (?!${await roundOf(page)}$)\\d+$`, 'i'))
    .filter({ visible: true });
  await makeChoice(page);
  await seal(page).click();
  await expect(sealed(page).or(isOver(page)).or(giveBack(page)).or(otherRound).first()).toBeVisible();
}

export async function roundOf(page: Page): Promise<number> {
  const meta = await page.getByText(/Ginkgopolis · round \d+/).textContent();
  return Number(/\d+$/.exec(meta ?? '')?.[0]);
}
