import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { browserOf, preparedMatch } from './prepared-match';
import { newestMail } from './visitor';

async function addressOf(userId: string | undefined): Promise<string> {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId ?? '' } });
  return email ?? '';
}

/** The link at the foot of the newest mail to a user. */
async function unsubscribeLink(page: Page, userId: string): Promise<string> {
  const mail = await newestMail(page, await addressOf(userId));
  return /https?:\/\/\S+\/unsubscribe\/[^\s)>]+/.exec(mail)?.[0] ?? '';
}

test('a mail says that it is my turn, and its link leads to the table', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const bo = await (await browserOf(browser, prepared.users[1])).newPage();

  const mail = await newestMail(bo, await addressOf(prepared.users[1]));
  expect(mail).toContain('A prepared city');
  const link = new RegExp(`https?://\\S+/matches/${prepared.matchId}`).exec(mail)?.[0] ?? '';
  await bo.goto(link);
  await expect(bo.getByRole('heading', { name: 'A prepared city' })).toBeVisible();
});

test('the inbox shows a mail as it looks, without letting it run scripts', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const page = await (await browserOf(browser, prepared.users[0])).newPage();
  const address = await addressOf(prepared.users[1]);
  await newestMail(page, address);
  await page.goto('/inbox');
  await page.getByRole('link', { name: address }).first().click();

  const mail = page.frameLocator('iframe[title="The mail as it looks"]');
  await expect(mail.getByText('A prepared city').first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
});

test('opening the link to unsubscribe changes nothing; its button does, signed in or not (E2)', async ({
  page,
  request,
}) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const userId = prepared.users[1] ?? '';
  const link = await unsubscribeLink(page, userId);
  const settings = () =>
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { turnMails: true, finishMails: true } });

  for (let opened = 0; opened < 3; opened++) expect((await request.get(link)).status()).toBe(200);
  expect(await settings()).toEqual({ turnMails: true, finishMails: true });

  await page.goto(link);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByText('Done. These mails have stopped')).toBeVisible();
  expect(await settings()).toEqual({ turnMails: false, finishMails: true });
});

test('the one-click POST of mail programs works without cookies; a GET there only asks (RFC 8058)', async ({
  page,
  request,
}) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const userId = prepared.users[1] ?? '';
  const link = (await unsubscribeLink(page, userId)).replace('/unsubscribe/', '/api/unsubscribe/');
  const isOn = async () => (await db.user.findUniqueOrThrow({ where: { id: userId } })).turnMails;

  const asked = await request.get(link);
  expect(new URL(asked.url()).pathname).toMatch(/^\/unsubscribe\//);
  expect(await isOn()).toBe(true);

  const stopped = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(stopped.status()).toBe(200);
  expect(await isOn()).toBe(false);
  expect((await request.post('/api/unsubscribe/wrong')).status()).toBe(400);
});
