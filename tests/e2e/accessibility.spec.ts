import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { createTable } from '@/lib/matches/tables/table-creation';
import { sendSignInMail } from '@/lib/notifications/sign-in-mail';
import { unsubscribeToken } from '@/lib/notifications/unsubscribe';
import { complaints, invitationTo } from '../screenshots/pictured-tables';
import { expectSound, expectSoundDialog, problemsInMail, problemsOn } from './axe';
import { account, browserOf, preparedMatch } from './prepared-match';
import { ownAddress, ownName } from './visitor';

/** What everybody sees, also where an address leads nowhere. */
const PAGES = [
  '/',
  '/sign-in',
  '/sign-in/code',
  '/sign-in/link?token=x',
  '/tables',
  '/tables/new',
  '/play/ginkgopolis',
  '/join/x',
  '/invitations/x',
  '/inbox',
  '/unsubscribe/x',
  '/offline',
  '/api',
  '/nowhere',
];

const RULES = ['/rules', '/rules/ginkgopolis', '/rules/citadels', '/rules/citadels/characters'];

test('axe finds nothing on the pages for everybody, which also fit a window enlarged four times', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expectSound(page, path);
  }
});

test('axe finds nothing on the rules, which also fit a window enlarged four times', async ({ page }) => {
  for (const path of RULES) {
    await page.goto(path);
    await expectSound(page, path);
  }
});

test('axe finds nothing behind the links of mails, where nothing has been played yet, and with the moderators', async ({
  browser,
}) => {
  const ana = await account('Ana');
  const created = await createTable({
    ...{ userId: ana, game: 'citadels', name: 'By the quay', seatCount: 3, options: {} },
    ...{ visibility: 'link', startsWhenFull: false },
  });
  if (!created.ok) throw new Error(created.reason);
  const { inviteToken } = await db.match.findUniqueOrThrow({ where: { id: created.matchId } });
  const { id: moderator } = await db.user.upsert({
    where: { email: 'moderator@example.org' },
    create: { name: 'Mod', email: 'moderator@example.org' },
    update: {},
  });
  const { matchId, users } = await preparedMatch(['Cy', 'Di']);
  const [reporter = '', reported = ''] = users;
  await complaints({ name: 'reported', path: `/matches/${matchId}` }, [reporter, reported]);
  const bo = await account('Bo');
  const paths: Record<string, readonly string[]> = {
    [bo]: ['/', '/welcome', `/join/${inviteToken}`, await invitationTo(bo, ana)],
    [ana]: [`/unsubscribe/${unsubscribeToken({ userId: ana, kind: 'turnMails' })}`],
    [moderator]: ['/moderation'],
  };
  for (const [reader, own] of Object.entries(paths)) {
    const page = await (await browserOf(browser, reader)).newPage();
    for (const path of own) {
      await page.goto(path);
      await expectSound(page, path);
    }
  }
});

test('axe finds nothing in a mail, nor in the inbox around it', async ({ page }) => {
  const email = ownAddress('reader');
  const link = 'https://games.example.org/sign-in/link?token=sixteen-letters-and-more';
  await sendSignInMail({ email, link, code: '482913', locale: 'en' });
  const mail = await db.devMail.findFirstOrThrow({ where: { to: email } });
  await page.goto(`/inbox/${mail.id}`);
  await expectSound(page, 'inbox');
  await page.setContent(mail.html);
  expect(await problemsInMail(page), 'mail').toEqual([]);
});

test('axe finds nothing at home, in the settings and in a lobby', async ({ page }) => {
  await page.goto('/tables/new');
  await page.getByLabel('Your name').fill(ownName('Ana'));
  await page.getByLabel('Start by itself').uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'A new city' })).toBeVisible();
  expect(await problemsOn(page), 'lobby').toEqual([]);
  for (const path of ['/', '/settings']) {
    await page.goto(path);
    expect(await problemsOn(page), path).toEqual([]);
  }
});

test('axe finds nothing where somebody is invited, on a page of a person, and among blocked people and mails', async ({
  browser,
}) => {
  const [ana, bo] = await Promise.all(['Ana', 'Bo'].map(account));
  const host = await (await browserOf(browser, ana)).newPage();
  await host.goto('/tables/new');
  await host.getByLabel('Name of the table').fill('Whoever comes');
  await host.getByLabel('Start by itself').uncheck();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByLabel('Invite by name or email address').fill(await addressOf(bo ?? ''));
  await host.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(host.getByText('has not answered yet')).toBeVisible();
  expect(await problemsOn(host), 'a lobby with an invitation').toEqual([]);

  const guest = await (await browserOf(browser, bo)).newPage();
  await guest.goto('/');
  await expect(guest.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  expect(await problemsOn(guest), 'home with an invitation').toEqual([]);
  await guest.goto(host.url());
  expect(await problemsOn(guest), 'the lobby one is invited to').toEqual([]);
  await guest.goto(`/people/${ana}`);
  await guest.getByRole('button', { name: 'Block Ana' }).click();
  await expect(guest.getByText('You have blocked Ana.')).toBeVisible();
  expect(await problemsOn(guest), 'a person').toEqual([]);
  await guest.getByRole('button', { name: 'Report the name' }).click();
  await expectSoundDialog(guest, 'report');
  await guest.keyboard.press('Escape');
  await guest.goto('/settings');
  await guest.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(guest.getByText('Test mail.')).toBeVisible();
  expect(await problemsOn(guest), 'settings').toEqual([]);
});

async function addressOf(userId: string): Promise<string> {
  return (await db.user.findUniqueOrThrow({ where: { id: userId } })).email ?? '';
}
