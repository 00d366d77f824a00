import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { LOCALES, languageName, languageTag } from '@/lib/i18n/locales';
import { quickMatch } from '@/lib/matches/tables/table-creation';
import type { OwnWords } from './own-words';
import { expectOneLanguage, expectRoom, ownWords } from './own-words';
import { answerFor, browserOf, preparedMatch } from './prepared-match';
import { pick } from './table';

const MATCH = '12 · 34';

/** Against bots, seen by the one person who plays. */
async function table(page: Page, userId: string, game: string): Promise<void> {
  const created = await quickMatch({ userId, game, name: MATCH, bots: ['normal', 'normal', 'normal'] });
  if (!created.ok) throw new Error(created.reason);
  // A page whose scripts have not come yet hears nothing of what is pressed.
  const isListening = page.waitForResponse('**/live');
  await page.goto(`/matches/${created.matchId}`);
  await isListening;
}

async function playARound(page: Page, { say, like }: OwnWords): Promise<void> {
  const board = (key: string) => say(`games.ginkgopolis.board.${key}`);
  await pick(
    page
      .getByRole('group', { name: board('hand.title') })
      .getByRole('radio')
      .first(),
  );
  await pick(page.getByRole('group', { name: board('tiles.title') }).getByRole('radio', { name: board('tiles.none') }));
  const questions = page.getByRole('group', { name: like('games.ginkgopolis.board.gain.title', 'letter') });
  for (const question of await questions.all()) await pick(question.getByRole('radio').first());
  await page.getByRole('button', { name: board('seal.first') }).click();
  const game = say('games.ginkgopolis.name');
  await expect(page.getByText(say('match.round', { game, round: 2 }))).toBeVisible({ timeout: 30_000 });
}

/** Picks whenever a character is asked for, until a turn has come and gone: a murdered character has none. */
async function pickAndTakeATurn(page: Page, { say, like }: OwnWords): Promise<void> {
  const button = (key: string) => page.getByRole('button', { name: say(`games.citadels.board.${key}`) });
  const offered = page.getByRole('group', { name: say('games.citadels.board.draft.offered') }).getByRole('radio');
  const keep = page.getByRole('button', { name: like('games.citadels.board.draft.keep', 'name') });
  const gold = page.getByRole('button', { name: like('games.citadels.board.turn.gold', 'count') });
  const end = button('turn.end');
  await expect(button('missing.character').or(gold).first()).toBeVisible({ timeout: 30_000 });
  while (!(await gold.isVisible())) {
    await pick(offered.first());
    await keep.click();
    await expect(keep).toHaveCount(0);
    await expect(button('missing.character').or(gold).first()).toBeVisible({ timeout: 60_000 });
  }
  await gold.click();
  await end.click();
  await expect(end).toHaveCount(0);
}

for (const locale of LOCALES) {
  const tag = languageTag(locale);
  test(`somebody chooses ${languageName(locale)} at the foot of a page, plays both games in it and gets mail in it`, async ({
    browser,
  }) => {
    const words = ownWords(locale);
    const prepared = await preparedMatch(['Ana', 'Bo']);
    const userId = prepared.users[1] ?? '';
    const page = await (await browserOf(browser, userId)).newPage();
    await page.goto('/settings');
    await page.getByRole('button', { name: languageName(locale), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.say('settings.title') })).toBeVisible();
    await expectOneLanguage(page, words, tag);
    await expectRoom(page);

    await table(page, userId, 'ginkgopolis');
    await playARound(page, words);
    await expectOneLanguage(page, words, tag);
    await expectRoom(page);
    await table(page, userId, 'citadels');
    await pickAndTakeATurn(page, words);
    await expectOneLanguage(page, words, tag);
    await expectRoom(page);

    for (const seat of [1, 0]) await answerFor(prepared, seat);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    const subject = words.say('mails.turn.subject', {
      game: words.say('games.ginkgopolis.name'),
      match: 'A prepared city',
    });
    const mailOfTurn = () => db.devMail.findFirst({ where: { to: email ?? '', subject } });
    await expect.poll(mailOfTurn, { timeout: 20_000 }).toMatchObject({
      html: expect.stringContaining(`lang="${tag}"`),
      text: expect.stringContaining(words.say('mails.turn.action')),
    });
  });
}

test('a visitor reads what the browser asks for, until another language is chosen, with or without scripts', async ({
  browser,
}) => {
  const romanian = ownWords('ro');
  for (const javaScriptEnabled of [true, false]) {
    const page = await (await browser.newContext({ locale: 'zh-TW', javaScriptEnabled })).newPage();
    await page.goto('/?locale=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await page.getByRole('button', { name: languageName('ro') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { level: 1, name: romanian.say('signIn.title') })).toBeVisible();
  }
});
