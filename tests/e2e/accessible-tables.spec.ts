import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import type { Match } from '@/lib/engine/game';
import type { NewTable } from '@/lib/matches/tables/table-creation';
import { playedOn } from '../support/played-on';
import { expectSound, expectSoundDialog, problemsOn } from './axe';
import { browserOf, preparedMatch } from './prepared-match';

type Wish = Readonly<{ names: readonly string[]; table: Partial<NewTable>; until: (match: Match) => boolean }>;

/** A table that has come to a moment, seen by whom it asks something, else by the first seat. */
async function tableAt(browser: Browser, { names, table, until }: Wish): Promise<Page> {
  const { matchId, users } = await preparedMatch(names, table);
  const match = await playedOn({ matchId, until, bot: 'random' });
  const seat = match.openPrompts().find(({ settled }) => !settled)?.seat ?? 0;
  const page = await (await browserOf(browser, users[seat])).newPage();
  await page.goto(`/matches/${matchId}`);
  return page;
}

const isOver = (match: Match) => match.outcome() !== undefined;
const asks = (kind: string) => (match: Match) =>
  match.openPrompts().some((prompt) => prompt.kind === kind && !prompt.settled);

const NAMES = ['Ana', 'Bo', 'Cy', 'Di'];

/** What Ginkgopolis asks beside the choice of a card, and the part of the table where that is answered. */
const ASKED_IN = {
  'pick-character': '#stage',
  'new-hand': '#asked',
  'choose-gain': '#asked',
  'place-token': '#asked',
  'give-back-tiles': '#stage',
};

// What is on its way is half there, and said in words elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing at a Graveyard, nor in what opens over a table of Citadels', async ({ browser }) => {
  const citadels = { game: 'citadels', options: { length: 'short' } };
  const page = await tableAt(browser, { names: NAMES, table: citadels, until: asks('use-graveyard') });
  await expect(page.getByRole('button', { name: /^Pay 1, take the / })).toBeVisible();
  await expectSound(page, 'Graveyard');

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'At this table' });
  await expect(menu).toBeVisible();
  await expectSoundDialog(page, 'menu');
  await menu.getByRole('button', { name: 'Give up the seat…' }).click();
  await expectSoundDialog(page, 'last question');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Standing orders' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Standing orders' })).toBeVisible();
  await expectSoundDialog(page, 'standing orders');
  await page.keyboard.press('Escape');
  await page.locator('[data-rule-link]').first().click();
  await expect(page.locator('dialog[open]').getByRole('link', { name: 'All of the rules' })).toBeVisible();
  await expectSoundDialog(page, 'rule sheet');
});

test('axe finds nothing in what Ginkgopolis asks beside the choice of a card, nor in what opens over its table', async ({
  browser,
}) => {
  const names = NAMES.slice(0, 3);
  const page = await tableAt(browser, { names, table: {}, until: () => true });
  // A strip of seats, each with a tableau that opens.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page
    .getByRole('button', { name: /^New hand/ })
    .first()
    .click();
  await expectSoundDialog(page, 'new hand');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'The cards of Bo' }).click();
  await expectSoundDialog(page, 'tableau');
  await page.keyboard.press('Escape');
  for (const [kind, part] of Object.entries(ASKED_IN)) {
    const options = { characters: 'draft', smallChoices: 'table' };
    const asked = await tableAt(browser, { names, table: { options }, until: asks(kind) });
    await expect(asked.locator('#asked')).toBeVisible();
    expect.soft(await problemsOn(asked, part), kind).toEqual([]);
    await asked.close();
  }
});

/** What lies below comes later in the page, so that nothing jumps while the page arrives; and no card is a tower. */
async function expectInOrder(page: Page) {
  const isReversed = await page.locator('[data-table] > aside').evaluate((side) => {
    const tops = [...side.children].map((part) => part.getBoundingClientRect().top);
    return tops.some((top, place) => top < (tops[place - 1] ?? top));
  });
  expect(isReversed).toBe(false);
  for (const card of await page.locator('[data-card]').all()) {
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    expect(height).toBeLessThan(width * 1.4);
  }
}

for (const [game, names] of [
  ['ginkgopolis', NAMES.slice(0, 2)],
  ['citadels', NAMES.slice(0, 3)],
] as const) {
  test(`axe finds nothing at a finished table of ${game}, in its proof, and as it was seen last`, async ({
    browser,
  }) => {
    const page = await tableAt(browser, { names, table: { game }, until: isOver });
    await expect(page.getByText('The match is over.').first()).toBeVisible();
    await expectSound(page, 'finished');
    await expectInOrder(page);
    const address = page.url();
    for (const path of ['proof', 'last-seen']) {
      await page.goto(`${address}/${path}`);
      await expectSound(page, path);
    }
  });
}
