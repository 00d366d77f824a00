import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { sendMessage } from '@/lib/matches/chat/chat-writing';
import { chatButton, log, messageField, openChat, panel, say } from './chat';
import { account, browserOf, playOn, preparedMatch } from './prepared-match';
import { makeChoice, seal, sealed } from './table';

async function table(browser: Parameters<typeof browserOf>[0], names: readonly string[] = ['Ana', 'Bo']) {
  const prepared = await preparedMatch(names);
  const pages = await Promise.all(
    prepared.users.map(async (userId) => {
      const page = await (await browserOf(browser, userId)).newPage();
      await page.goto(`/matches/${prepared.matchId}`);
      return page;
    }),
  );
  const [ana, bo] = pages;
  if (!ana || !bo) throw new Error('Two people are needed');
  return { ...prepared, ana, bo };
}

test('two people write to each other live, and what is new is counted until it is read', async ({ browser }) => {
  const { ana, bo } = await table(browser);
  await openChat(ana);
  await expect(panel(ana).getByText('Only the players of this match can read this')).toBeVisible();
  await say(ana, 'Shall we, @bo?');
  await expect(chatButton(bo)).toHaveAccessibleName('Chat 1 unread message');

  await openChat(bo);
  await expect(log(bo).getByText('Shall we, @Bo?')).toBeVisible();
  await expect(chatButton(bo)).toHaveAccessibleName('Chat');
  await say(bo, 'With pleasure.');
  await expect(log(ana).getByText('With pleasure.')).toBeVisible();
  await expect(chatButton(ana)).toHaveAccessibleName('Chat');
  await bo.reload();
  await expect(chatButton(bo)).toHaveAccessibleName('Chat');
});

test('the chat lies beside the choice: a card is chosen while it is open', async ({ browser }) => {
  const { ana } = await table(browser);
  await openChat(ana);
  await makeChoice(ana);
  await seal(ana).click();
  await expect(sealed(ana)).toBeVisible();
  await expect(panel(ana)).toBeVisible();
});

test('all of it goes by keyboard', async ({ browser }) => {
  const { ana, bo } = await table(browser);
  await chatButton(ana).focus();
  await ana.keyboard.press('Enter');
  await expect(messageField(ana)).toBeFocused();
  await ana.keyboard.type('First line');
  await ana.keyboard.press('Shift+Enter');
  await ana.keyboard.type('second line');
  await ana.keyboard.press('Enter');
  await expect(log(ana).getByText('First line\nsecond line')).toBeVisible();
  await expect(messageField(ana)).toBeFocused();

  await log(ana)
    .getByRole('button', { name: /^Take back: First line/ })
    .focus();
  await ana.keyboard.press('Enter');
  await log(ana).getByRole('button', { name: 'Take it back' }).focus();
  await ana.keyboard.press('Enter');
  await expect(log(ana).getByText('A message that was taken back')).toBeVisible();
  await openChat(bo);
  await expect(log(bo).getByText('A message that was taken back')).toBeVisible();

  await messageField(ana).focus();
  await ana.keyboard.press('Escape');
  await expect(panel(ana)).toBeHidden();
  await expect(chatButton(ana)).toBeFocused();
});

test('a message that cannot be sent is kept, over fresh pages too, and then stored once', async ({ browser }) => {
  const { ana, bo, matchId, users } = await table(browser);
  await openChat(ana);
  await messageField(ana).fill('Half a thou');
  await sendMessage({ matchId, userId: users[1] ?? '', channel: 'players', sendId: crypto.randomUUID(), text: 'Hm' });
  await expect(log(ana).getByText('Hm')).toBeVisible();
  await expect(messageField(ana)).toHaveValue('Half a thou');

  let lost = 0;
  await ana.route('**/chat', async (route) => {
    if (route.request().method() !== 'POST' || lost > 1) return route.continue();
    lost += 1;
    // The server gets it, but its answer is lost on the way.
    await route.fetch();
    return route.abort();
  });
  await messageField(ana).fill('Half a thought, and the rest');
  await messageField(ana).press('Enter');
  await expect(panel(ana).getByText('The message is sent again by itself')).toBeVisible();
  await expect(messageField(ana)).toHaveValue('');
  await openChat(bo);
  await expect(log(bo).getByText('Half a thought, and the rest')).toHaveCount(1);
  expect(await db.chatMessage.count({ where: { matchId } })).toBe(2);
});

test('what is too long is refused in a sentence, and stays in its field', async ({ browser }) => {
  const { ana } = await table(browser);
  await openChat(ana);
  await messageField(ana).fill('x'.repeat(501));
  await expect(panel(ana).getByText('1 character too long')).toBeVisible();
  await messageField(ana).press('Enter');
  await expect(panel(ana).getByText('This message is too long. At most 500 characters')).toBeVisible();
  await expect(messageField(ana)).toHaveValue('x'.repeat(501));
});

test('notes are kept while they are written, for their writer alone', async ({ browser }) => {
  const { ana, bo, matchId } = await table(browser);
  const note = (page: typeof ana) => panel(page).getByLabel('Notes about this match');
  for (const page of [ana, bo]) {
    await openChat(page);
    await panel(page).getByRole('button', { name: 'My notes' }).click();
    await expect(note(page)).toBeEditable();
  }
  await note(ana).fill('Bo collects yellow.');
  const stored = () => db.matchNote.findFirst({ where: { matchId } });
  await expect.poll(async () => (await stored())?.text).toBe('Bo collects yellow.');
  await expect(panel(ana).getByText('Kept.')).toBeVisible();
  await note(ana).fill('Bo collects yellow. And red!');
  await ana.reload();
  await openChat(ana);
  await panel(ana).getByRole('button', { name: 'My notes' }).click();
  await expect(note(ana)).toHaveValue('Bo collects yellow. And red!');

  await bo.reload();
  await openChat(bo);
  await panel(bo).getByRole('button', { name: 'My notes' }).click();
  await expect(note(bo)).toBeEditable();
  await expect(note(bo)).toHaveValue('');
});

test('a message is reported once, and what the reporter adds may not be too long', async ({ browser }) => {
  const { ana, bo, matchId } = await table(browser);
  await openChat(ana);
  await say(ana, 'Buy my cards');
  await openChat(bo);
  await log(bo).getByRole('button', { name: 'Report: Buy my cards' }).click();
  const dialog = bo.getByRole('dialog', { name: 'Report a message' });
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Choose what is wrong')).toBeVisible();
  await dialog.getByLabel('It is advertising or spam').check();
  await dialog.getByLabel('Anything to add').fill('See above');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Thank you. The moderators will look at it.')).toBeVisible();
  await bo.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel(bo)).toBeVisible();
  expect(await db.report.findMany({ where: { message: { matchId } } })).toMatchObject([
    { reason: 'spam', words: 'See above' },
  ]);
});

test('nobody but the players gets a word of their chat, and nobody but its writer a note', async ({ browser }) => {
  const { ana, matchId, users } = await table(browser);
  await openChat(ana);
  await say(ana, 'canary-of-the-players');
  await ana.request.post(`/matches/${matchId}/note`, {
    headers: { origin: new URL(ana.url()).origin },
    data: { text: 'canary-of-the-note', revision: 0 },
  });
  const paths = ['', '/chat', '/chat?channel=players', '/chat?channel=spectators', '/note', '/history/3'];
  for (const userId of [users[1], await account('Stranger'), undefined]) {
    const { request } = await browserOf(browser, userId);
    const sent: string[] = [];
    for (const path of paths) {
      for (const headers of [{}, { RSC: '1' }]) {
        sent.push(await (await request.get(`/matches/${matchId}${path}`, { headers })).text());
      }
    }
    expect(sent.join().includes('canary-of-the-players'), `${userId}`).toBe(userId === users[1]);
    expect(sent.join()).not.toContain('canary-of-the-note');
  }
  const { request } = await browserOf(browser, users[1]);
  const foreign = { headers: { origin: 'https://evil.example' }, data: { text: 'x', revision: 0 } };
  expect((await request.post(`/matches/${matchId}/note`, foreign)).status()).toBe(403);
});

test('when the match is over everybody can write, and read that others do', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  await playOn(prepared, () => false);
  const open = async (userId: string | undefined) => {
    const page = await (await browserOf(browser, userId)).newPage();
    await page.goto(`/matches/${prepared.matchId}`);
    return page;
  };
  const [ana, passer, nobody] = await Promise.all([
    open(prepared.users[0]),
    open(await account('Pia')),
    open(undefined),
  ]);
  await openChat(passer);
  await expect(panel(passer).getByRole('button', { name: 'Players' })).toHaveCount(0);
  await say(passer, 'Well played!');
  await expect(chatButton(ana)).toHaveAccessibleName('Chat 1 unread message');
  await openChat(ana);
  await panel(ana)
    .getByRole('button', { name: /^Everybody/ })
    .click();
  await expect(log(ana).getByText('Well played!')).toBeVisible();
  await expect(chatButton(nobody)).toHaveCount(0);
});

test('the link in a mail about a mention leads into the open chat', async ({ browser }) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  const page = await (await browserOf(browser, users[1])).newPage();
  await page.goto(`/matches/${matchId}#chat`);
  await expect(panel(page)).toBeVisible();
  await expect(log(page).getByText('Nothing was said yet.')).toBeVisible();
});

test('axe finds nothing in the open chat, in the light and in the dark', async ({ browser }) => {
  const { ana, matchId, users } = await table(browser);
  for (const userId of users) {
    const said = { matchId, userId, channel: 'players', sendId: crypto.randomUUID() } as const;
    await sendMessage({ ...said, text: 'Hello @Ana and @Bo' });
  }
  await openChat(ana);
  await expect(log(ana).getByRole('listitem')).toHaveCount(2);
  for (const colorScheme of ['light', 'dark'] as const) {
    await ana.emulateMedia({ colorScheme });
    for (const part of ['Players', 'My notes']) {
      await panel(ana).getByRole('button', { name: part }).click();
      const { violations } = await new AxeBuilder({ page: ana }).include('dialog[open]').analyze();
      expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => String(target)) }))).toEqual([]);
    }
  }
});
