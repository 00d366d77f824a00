import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { sendMessage } from '@/lib/matches/chat/chat-writing';
import { reportMessage, reportName } from '@/lib/matches/chat/reports';
import { log, openChat } from './chat';
import { account, browserOf, preparedMatch } from './prepared-match';
import { ownName } from './visitor';

/** The address that the service of these tests has among its moderators. */
const ADDRESS = 'moderator@example.org';

async function moderator(): Promise<string> {
  const { id } = await db.user.upsert({
    where: { email: ADDRESS },
    create: { name: 'Mod', email: ADDRESS },
    update: {},
  });
  return id;
}

test('a moderator sees what was reported, hides it and closes the report', async ({ browser }) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo'], { name: `Trouble ${randomUUID().slice(0, 6)}` });
  const [ana = '', bo = ''] = users;
  const said = { matchId, channel: 'players', userId: ana } as const;
  await sendMessage({ ...said, sendId: randomUUID(), text: 'Before it' });
  await sendMessage({ ...said, sendId: randomUUID(), text: 'Something bad' });
  await reportMessage({ ...said, userId: bo, number: 2, reason: 'insult', words: 'Not nice' });
  const { name } = await db.match.findUniqueOrThrow({ where: { id: matchId } });

  const page = await (await browserOf(browser, await moderator())).newPage();
  await page.goto('/moderation');
  const report = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(name) }) });
  await expect(report.getByText('Not nice')).toBeVisible();
  await expect(report.getByText('Before it')).toBeVisible();
  await report.getByRole('button', { name: 'Hide the message' }).click();
  await expect(report.getByText('(hidden)')).toBeVisible();
  const reader = await (await browserOf(browser, bo)).newPage();
  await reader.goto(`/matches/${matchId}`);
  await openChat(reader);
  await expect(log(reader).getByText('A message that the moderators have hidden')).toBeVisible();
  await expect(log(reader).getByText('Something bad')).toHaveCount(0);

  const harder = report.getByText('When hiding is not enough');
  await harder.click();
  await report.getByRole('button', { name: 'Hand the seat of Ana' }).click();
  await expect(report.getByRole('button', { name: 'Hand the seat of Ana' })).toHaveCount(0);
  await report.getByRole('button', { name: 'Call the match off' }).click();
  await expect(harder).toHaveCount(0);
  expect(await db.match.findUnique({ where: { id: matchId } })).toMatchObject({ status: 'cancelled' });

  await report.getByRole('button', { name: 'Close the report' }).click();
  await expect(report).toHaveCount(0);
});

test('for everybody else there is nothing', async ({ browser }) => {
  for (const userId of [undefined, await account('Ana')]) {
    const { request } = await browserOf(browser, userId);
    expect((await request.get('/moderation')).status()).toBe(404);
  }
});

test('a name is reported from its page', async ({ browser }) => {
  const [ana, rude] = await Promise.all([account('Ana'), account('Rude')]);
  const page = await (await browserOf(browser, ana)).newPage();
  await page.goto(`/people/${rude}`);
  await page.getByRole('button', { name: 'Report the name' }).click();
  await page.getByLabel('It insults somebody').check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you. The moderators will look at it.')).toBeVisible();
  expect(await db.report.findMany({ where: { personId: rude } })).toMatchObject([{ reporterId: ana, messageId: null }]);
});

test('a moderator takes a reported name away, and reads what the person is called now', async ({ browser }) => {
  const name = ownName('Rude');
  const [ana, rude] = await Promise.all([account('Ana'), account(name)]);
  await reportName({ userId: ana, personId: rude, reason: 'insult', words: '' });

  const page = await (await browserOf(browser, await moderator())).newPage();
  await page.goto('/moderation');
  const report = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(name) }) });
  await report.getByRole('button', { name: 'Take this name away' }).click();
  const { name: now } = await expectRenamed(rude, name);
  await expect(report.getByText(`The name is ${now} now.`)).toBeVisible();
  await expect(report.getByRole('button', { name: 'Take this name away' })).toHaveCount(0);
});

async function expectRenamed(id: string, before: string) {
  await expect.poll(async () => (await db.user.findUniqueOrThrow({ where: { id } })).name).not.toBe(before);
  return db.user.findUniqueOrThrow({ where: { id } });
}
