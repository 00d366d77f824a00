import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { problemsOn } from './axe';
import { openChat } from './chat';
import type { PreparedMatch } from './prepared-match';
import { answerFor, browserOf, matchNow, playOn, preparedMatch } from './prepared-match';
import { hand } from './table';

async function tableOf(browser: Browser, { matchId, users }: PreparedMatch, seat: number): Promise<Page> {
  const page = await (await browserOf(browser, users[seat])).newPage();
  await page.goto(`/matches/${matchId}`);
  return page;
}

/** All that polite regions have said since the page was opened, each time they said something else. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const heard = new Map<Element, string>();
    const look = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live=polite]')) {
        const words = region.textContent ?? '';
        if (words !== '' && heard.get(region) !== words) said.push(words);
        heard.set(region, words);
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
}

/** Of all live regions that came together with their first words: most readers tell those of them that were there before. */
async function unprepared(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const regions = '[role=status], [role=alert], [aria-live]';
    const found: string[] = [];
    Object.assign(window, { unprepared: found });
    const look = (changes: readonly MutationRecord[]) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const added = [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)];
        found.push(...added.map(({ textContent }) => textContent ?? '').filter(Boolean));
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'unprepared') as string[]);
}

test('what others do is said politely and once, with what it came to and whose turn it is', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const page = await tableOf(browser, prepared, 0);
  await expect(hand(page)).toHaveCount(4);
  const said = await listen(page);
  const late = await unprepared(page);

  await answerFor(prepared, 1);
  await expect.poll(said).toEqual(['Bo has sealed.']);
  await answerFor(prepared, 0);
  await expect
    .poll(async () => (await said()).at(-1))
    .toMatch(/^Round 1 is resolved[.] (?=.*Ana )(?=.*Bo ).*It is your turn[.]$/s);
  expect((await said()).filter((words) => words.includes('Round 1 is resolved'))).toHaveLength(1);

  await page.context().setOffline(true);
  await expect.poll(async () => (await said()).at(-1)).toBe('No connection. This page tries again by itself.');
  await page.context().setOffline(false);
  expect(await late()).toEqual([]);
});

/** Opens every part of the table in words. */
async function readInWords(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'The table in words' }).click();
  const region = page.getByRole('region', { name: 'The table in words' });
  for (const heading of await region.getByRole('heading', { level: 3 }).all()) await heading.click();
  await expect(region.getByRole('listitem').first()).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the draft of Ginkgopolis, in words and in the chat, in the ${colorScheme}`, async ({
    browser,
  }) => {
    const page = await tableOf(browser, await preparedMatch(['Ana', 'Bo'], { options: { characters: 'draft' } }), 0);
    await page.emulateMedia({ colorScheme });
    await readInWords(page);
    expect(await problemsOn(page), 'in words').toEqual([]);
    await openChat(page);
    expect(await problemsOn(page), 'chat').toEqual([]);
  });

  test(`axe finds nothing in the draft, a turn and the history of Citadels, in the ${colorScheme}`, async ({
    browser,
  }) => {
    const prepared = await preparedMatch(['Ana', 'Bo', 'Cy', 'Di'], { game: 'citadels' });
    const seat = (await matchNow(prepared.matchId)).openPrompts().find(({ kind }) => kind === 'pick-character')?.seat;
    const page = await tableOf(browser, prepared, seat ?? 0);
    await page.emulateMedia({ colorScheme });
    await expect(page.getByRole('group', { name: 'Characters passed to you' })).toBeVisible();
    expect(await problemsOn(page), 'draft').toEqual([]);
    await playOn(prepared, (match) =>
      match.openPrompts().some((prompt) => prompt.kind === 'take-turn' && prompt.seat === seat),
    );
    await page.reload();
    await readInWords(page);
    expect(await problemsOn(page), 'turn, in words').toEqual([]);
    await page.goto(`/matches/${prepared.matchId}/history/6`);
    expect(await problemsOn(page), 'history').toEqual([]);
  });
}
