import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { isOver, pick } from './table';

const offered = (page: Page) => page.getByRole('group', { name: 'Characters passed to you' }).getByRole('radio');
const drawn = (page: Page) => page.getByRole('group', { name: 'The cards you drew' }).getByRole('checkbox');
const hand = (page: Page) => page.getByRole('group', { name: 'Your hand' }).getByRole('radio');
const victims = (page: Page) => page.getByRole('group', { name: /^(Murder|Rob): / }).getByRole('radio');
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

const toDraft = (page: Page) => button(page, /^Choose a character first$/);
const toKeep = (page: Page) => button(page, /^Choose a card$|^Choose 2 cards$/);
const gold = (page: Page) => button(page, /^Take 2 gold/);
const cards = (page: Page) => button(page, /^Draw \d cards?/);
const endTurn = (page: Page) => button(page, /^End the turn$/);
const fetchBack = (page: Page) => button(page, /^Pay 1, take the /);

/** Carries out what is picked, and waits until the table shows that it was stored. */
async function press(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toHaveCount(0, { timeout: 30_000 });
}

/** Waits until something is asked of this player, or the match is over. */
async function untilAsked(page: Page): Promise<boolean> {
  const asked = [toDraft, toKeep, gold, endTurn, fetchBack].map((each) => each(page));
  const anything = asked.reduce((one, other) => one.or(other), isOver(page));
  await expect(anything.first()).toBeVisible({ timeout: 120_000 });
  return !(await isOver(page).isVisible());
}

async function keepCards(page: Page): Promise<void> {
  const count = (await toKeep(page).textContent())?.includes('2') ? 2 : 1;
  for (let place = 0; place < count; place++) {
    await drawn(page).nth(place).locator('xpath=..').click();
    await expect(drawn(page).nth(place)).toBeChecked();
  }
  await press(button(page, /^Keep /));
}

/** Names the first character that can be named, with a second press. */
async function nameVictim(page: Page): Promise<void> {
  const possible = victims(page).and(page.locator(':enabled'));
  if ((await possible.count()) === 0 || !(await possible.first().isVisible())) return;
  await possible.first().evaluate((radio: HTMLInputElement) => radio.click());
  await press(button(page, /^(Murder|Rob) the /));
}

async function buildOrEnd(page: Page): Promise<void> {
  const buildable = hand(page).and(page.locator(':enabled'));
  if ((await buildable.count()) === 0) return press(endTurn(page));
  await pick(buildable.first());
  return press(button(page, /^Build the /));
}

/** Does the next thing that is asked of this player; false when the match is over. */
export async function takeStep(page: Page): Promise<boolean> {
  if (!(await untilAsked(page))) return false;
  if (await toDraft(page).isVisible()) {
    const count = await offered(page).count();
    await pick(offered(page).nth(Math.floor(count / 2)));
    await press(button(page, /^Keep the /));
  } else if (await toKeep(page).isVisible()) await keepCards(page);
  else if (await fetchBack(page).isVisible()) await press(fetchBack(page));
  else if (await gold(page).isVisible()) {
    await nameVictim(page);
    const wantsCards = (await hand(page).count()) < 2 && (await cards(page).isEnabled());
    await press(wantsCards ? cards(page) : gold(page));
  } else await buildOrEnd(page);
  return true;
}
