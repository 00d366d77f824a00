import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Hands } from './hands';
import { MOUSE } from './hands';
import { isOver } from './table';

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
async function carryOut(control: Locator, { press }: Hands): Promise<void> {
  await press(control);
  await expect(control).toHaveCount(0, { timeout: 30_000 });
}

/** Waits until something is asked of this player, or the match is over. */
export async function untilAsked(page: Page): Promise<boolean> {
  const asked = [toDraft, toKeep, gold, endTurn, fetchBack].map((each) => each(page));
  const anything = asked.reduce((one, other) => one.or(other), isOver(page));
  await expect(anything.first()).toBeVisible({ timeout: 120_000 });
  return !(await isOver(page).isVisible());
}

async function keepCards(page: Page, hands: Hands): Promise<void> {
  const count = (await toKeep(page).textContent())?.includes('2') ? 2 : 1;
  for (let place = 0; place < count; place++) await hands.choose(drawn(page).nth(place));
  await carryOut(button(page, /^Keep /), hands);
}

/** Names the first character that can be named, with a second press. */
async function nameVictim(page: Page, hands: Hands): Promise<void> {
  const possible = victims(page).and(page.locator(':enabled'));
  if ((await possible.count()) === 0 || !(await possible.first().isVisible())) return;
  await hands.choose(possible.first());
  await carryOut(button(page, /^(Murder|Rob) the /), hands);
}

async function buildOrEnd(page: Page, hands: Hands): Promise<void> {
  const buildable = hand(page).and(page.locator(':enabled'));
  if ((await buildable.count()) === 0) return carryOut(endTurn(page), hands);
  await hands.choose(buildable.first());
  return carryOut(button(page, /^Build the /), hands);
}

async function keepCharacter(page: Page, hands: Hands): Promise<void> {
  const count = await offered(page).count();
  await hands.choose(offered(page).nth(Math.floor(count / 2)));
  await carryOut(button(page, /^Keep the /), hands);
}

async function takeGoldOrCards(page: Page, hands: Hands): Promise<void> {
  await nameVictim(page, hands);
  const wantsCards = (await hand(page).count()) < 2 && (await cards(page).isEnabled());
  await carryOut(wantsCards ? cards(page) : gold(page), hands);
}

/** Does the next thing that is asked of this player; false when the match is over. */
export async function takeStep(page: Page, hands: Hands = MOUSE): Promise<boolean> {
  if (!(await untilAsked(page))) return false;
  if (await toDraft(page).isVisible()) await keepCharacter(page, hands);
  else if (await toKeep(page).isVisible()) await keepCards(page, hands);
  else if (await fetchBack(page).isVisible()) await carryOut(fetchBack(page), hands);
  else if (await gold(page).isVisible()) await takeGoldOrCards(page, hands);
  else await buildOrEnd(page, hands);
  return true;
}
