import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import type { PreparedMatch } from './prepared-match';
import { browserOf, matchNow, playOn, preparedMatch } from './prepared-match';
import { hand, makeChoice, seal, sealed, takeTurn } from './table';

async function tableOf(browser: Browser, { matchId, users }: PreparedMatch, seat: number): Promise<Page> {
  const page = await (await browserOf(browser, users[seat])).newPage();
  await page.goto(`/matches/${matchId}`);
  return page;
}

/** Nothing more is heard of how the match goes. */
async function cutOff(page: Page): Promise<void> {
  await page.route(/\/(live|pulse)$/, (route) => route.abort());
  await page.reload();
}

const events = (matchId: string) => db.matchEvent.count({ where: { matchId } });

test('a choice is made and sealed with the keyboard alone', async ({ browser }) => {
  const page = await tableOf(browser, await preparedMatch(['Ana', 'Bo']), 0);
  await hand(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(hand(page).nth(1)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(hand(page).first()).toBeChecked();

  for (const question of await page.getByRole('group', { name: /^What does/ }).all()) {
    await question.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
  }
  await seal(page).focus();
  await page.keyboard.press('Enter');

  await expect(sealed(page)).toHaveText('Sealed. Waiting for Bo.');
});

test('a card picked before the scripts of the page have come is picked when they have', async ({ browser }) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  const page = await (await browserOf(browser, users[0])).newPage();
  let letScriptsCome: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(/_next\/static\/.*[.]js/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(`/matches/${matchId}`, { waitUntil: 'commit' });
  await hand(page)
    .first()
    .evaluate((radio: HTMLInputElement) => radio.click());
  await expect(page.getByRole('button', { name: 'Choose a card first' })).toBeVisible();

  letScriptsCome();

  await expect(page.getByRole('button', { name: 'Choose a card first' })).toHaveCount(0);
  await expect(hand(page).first()).toBeChecked();
});

test('a sealed choice may be changed until the round resolves, and nobody else sees that', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const ana = await tableOf(browser, prepared, 0);
  const bo = await tableOf(browser, prepared, 1);
  await takeTurn(ana);
  await expect(bo.getByText('Ana sealed a choice.').first()).toBeVisible();

  await ana.getByRole('button', { name: 'Change my choice' }).click();
  await makeChoice(ana);
  await ana.getByRole('button', { name: 'Seal the new choice' }).click();
  await expect(sealed(ana)).toBeVisible();

  await bo.reload();
  await expect(bo.locator('li li').filter({ hasText: 'Ana sealed a choice.' })).toHaveCount(1);
});

test('a page from before the round resolved is refused, shows the fresh table, and nothing is stored (L4)', async ({
  browser,
}) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const stale = await tableOf(browser, prepared, 0);
  await cutOff(stale);
  await makeChoice(stale);
  const roundTwo = await playOn(prepared, (match) =>
    match.openPrompts().some(({ id }) => id.startsWith('choose-card:2:')),
  );
  const before = await events(prepared.matchId);

  await seal(stale).click();

  await expect(stale.getByText('The match has gone on meanwhile, so this choice was not stored.')).toBeVisible();
  await expect(stale.getByText('Ginkgopolis · round 2')).toBeVisible();
  expect(await events(prepared.matchId)).toBe(before);
  expect(roundTwo.version).toBe((await matchNow(prepared.matchId)).version);
});

test('a page left open over an update of the site sends its choice another way, and loads again (L7)', async ({
  browser,
}) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const page = await tableOf(browser, prepared, 0);
  await page.route('**/matches/**', async (route) => {
    const headers = route.request().headers();
    const unknown = 'next-action' in headers ? { headers: { ...headers, 'next-action': '0'.repeat(42) } } : {};
    await route.continue(unknown);
  });

  await makeChoice(page);
  await seal(page).click();

  await expect(page.getByText('The site was updated while this page was open. Your choice is stored')).toBeVisible();
  await page.waitForEvent('load');
  await expect(sealed(page)).toHaveText('Sealed. Waiting for Bo.');
  expect(await db.matchEvent.count({ where: { matchId: prepared.matchId, type: 'ChoiceSealed' } })).toBe(1);
});

test('an answer that is lost on the way back is asked for again with the same id, and stored once (L2)', async ({
  browser,
}) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const page = await tableOf(browser, prepared, 0);
  let lost = 0;
  await page.route('**/matches/**', async (route) => {
    if (!('next-action' in route.request().headers()) || lost === 2) return route.continue();
    lost++;
    await route.fetch();
    return route.abort('connectionreset');
  });

  await makeChoice(page);
  await seal(page).click();
  await expect(page.getByText('Your choice is safe here and is being sent again.')).toBeVisible();

  await expect(sealed(page)).toHaveText('Sealed. Waiting for Bo.');
  // The fresh table may show the choice before the second try to hear about it has gone out.
  await expect.poll(() => lost).toBe(2);
  expect(await db.matchEvent.count({ where: { matchId: prepared.matchId, type: 'ChoiceSealed' } })).toBe(1);
});

test('somebody who was signed out meanwhile is told that nothing was stored, and keeps the choice (L9)', async ({
  browser,
}) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const page = await tableOf(browser, prepared, 0);
  await cutOff(page);
  await makeChoice(page);
  const before = await events(prepared.matchId);
  await page.context().clearCookies();
  await seal(page).click();

  await expect(page.getByText('You are signed out, so nothing was stored.')).toBeVisible();
  expect(await events(prepared.matchId)).toBe(before);
});

test('a half-made choice survives a reload and the moves of others', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo', 'Cleo']);
  const ana = await tableOf(browser, prepared, 0);
  await makeChoice(ana);
  const picked = await hand(ana).and(ana.locator(':checked')).getAttribute('value');

  await takeTurn(await tableOf(browser, prepared, 1));
  await expect(ana.getByText('Bo sealed a choice.').first()).toBeVisible();
  await expect(hand(ana).and(ana.locator(':checked'))).toHaveValue(String(picked));
  await ana.reload();
  await expect(hand(ana).and(ana.locator(':checked'))).toHaveValue(String(picked));
  await expect(seal(ana)).toBeEnabled();
});

test('history shows the table as the seat saw it then, step by step and round by round', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  await playOn(prepared, (match) => match.openPrompts().some(({ id }) => id.startsWith('choose-card:4:')));
  const page = await tableOf(browser, prepared, 0);

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'Round 2' }).click();
  await expect(page.getByText('Ginkgopolis · round 2')).toBeVisible();
  await expect(page.getByText('As you saw it then.')).toBeVisible();
  await expect(hand(page)).toHaveCount(4);
  const address = page.url();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Ginkgopolis · round 1')).toBeVisible();
  await page.getByRole('link', { name: 'Last' }).click();
  await expect(page.getByText('Ginkgopolis · round 4')).toBeVisible();
  await expect(seal(page)).toHaveCount(0);

  await page.goto(address);
  await expect(page.getByText('Ginkgopolis · round 2')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing at the table: choosing, sealed, finished and in history, in the ${colorScheme}`, async ({
    browser,
  }) => {
    const prepared = await preparedMatch(['Ana', 'Bo', 'Cleo']);
    await playOn(prepared, (match) =>
      match.openPrompts().some(({ id, settled }) => id.startsWith('choose-card:5:') && !settled),
    );
    const page = await tableOf(browser, prepared, 0);
    await page.emulateMedia({ colorScheme });
    const problems = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ target }) => String(target)),
      ]);

    await makeChoice(page);
    expect(await problems(), 'choosing').toEqual([]);
    await seal(page).click();
    await expect(sealed(page)).toBeVisible();
    expect(await problems(), 'sealed').toEqual([]);
    await page.goto(`/matches/${prepared.matchId}/history/20`);
    expect(await problems(), 'history').toEqual([]);
    await playOn(prepared, () => false);
    await page.goto(`/matches/${prepared.matchId}`);
    expect(await problems(), 'finished').toEqual([]);
    await page.goto(`/matches/${prepared.matchId}/proof`);
    expect(await problems(), 'proof').toEqual([]);
  });
}

test('a page that was left asks no more how its match goes, also when an answer was on its way', async ({
  browser,
}) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  const page = await (await browserOf(browser, users[0])).newPage();
  let asked = 0;
  await page.route('**/live', (route) => route.abort());
  await page.route('**/pulse', async (route) => {
    asked++;
    await page.waitForTimeout(1_500);
    await route.continue();
  });
  await page.goto(`/matches/${matchId}`);
  await expect.poll(() => asked).toBe(1);

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('navigation', { name: 'Through the match' })).toBeVisible();
  await page.waitForTimeout(5_000);

  expect(asked).toBe(1);
});

test('the longest name breaks in the log, instead of running out of it', async ({ browser }) => {
  const longest = 'W'.repeat(24);
  const prepared = await preparedMatch([longest, 'Bo'], { options: { characters: 'draft' } });
  const page = await tableOf(browser, prepared, 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await playOn(prepared, (match) => match.openPrompts().some(({ kind }) => kind === 'choose-card'));
  const log = page.getByRole('complementary').last();
  await expect(log.getByText(longest).first()).toBeVisible();

  expect(
    await log.evaluate((box) => [...box.children].filter((part) => part.scrollWidth > part.clientWidth).length),
  ).toBe(0);
});

test('a character to draft shows all it starts with, also on a low screen', async ({ browser }) => {
  const page = await tableOf(browser, await preparedMatch(['Ana', 'Bo'], { options: { characters: 'draft' } }), 0);
  for (const height of [760, 800, 900]) {
    await page.setViewportSize({ width: 1280, height });
    const cut = await page
      .getByRole('radio')
      .locator('xpath=..')
      .evaluateAll((cards) =>
        cards
          .flatMap((card) => [...card.children])
          .filter((part) => part.scrollHeight > part.clientHeight + 1)
          .map((part) => part.textContent),
      );
    expect(cut).toEqual([]);
  }
});
