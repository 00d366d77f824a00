import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { account, browserOf, playOn, preparedMatch } from './prepared-match';
import { askForMail, codeIn, newestMail, ownAddress, ownName, signInByCode } from './visitor';

async function pageOf(browser: Browser, userId?: string): Promise<Page> {
  return (await browserOf(browser, userId)).newPage();
}

async function addressOf(userId: string): Promise<string> {
  return (await db.user.findUniqueOrThrow({ where: { id: userId } })).email ?? '';
}

/** Somebody signed in opens a table that only its link leads to. */
async function openTable(page: Page, name: string) {
  await page.goto('/tables/new');
  await page.getByLabel('Name of the table').fill(name);
  await page.getByRole('combobox', { name: 'Seats' }).selectOption('3');
  await page.getByLabel('Only who has the link').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function inviteTo(page: Page, who: string) {
  await page.getByLabel('Invite by name or email address').fill(who);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const [what, imitate] of [
  ['with Cyrillic letters', (name: string) => name.replace('a', 'а')],
  ['in fullwidth letters', (name: string) => name.replace('M', 'Ｍ')],
  ['in capitals', (name: string) => name.toUpperCase()],
] as const) {
  test(`a name that is taken is refused ${what}, and a free one is offered`, async ({ page, browser }) => {
    const taken = ownName('Marina');
    await signInByCode(await pageOf(browser), taken);
    await page.goto('/play/ginkgopolis');
    await page.getByLabel('Your name').fill(imitate(taken));
    await page.getByRole('button', { name: 'Start the match' }).click();

    const field = page.getByLabel('Your name');
    await expect(field).toHaveAccessibleDescription(/or one that looks the same/);
    await expect(field).toHaveValue(imitate(taken));
    const free = /“(.+)” is free/.exec((await page.getByText('is free.').textContent()) ?? '')?.[1] ?? '';
    await field.fill(free);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await expect(page).toHaveURL(/\/matches\//);
  });
}

test('a name with letters that cannot be seen is refused with a sentence', async ({ page }) => {
  await page.goto('/play/ginkgopolis');
  for (const hidden of ['Ma\u200brina', '\u3164\u3164\u3164']) {
    await page.getByLabel('Your name').fill(hidden);
    await page.getByRole('button', { name: 'Start the match' }).click();
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(/cannot be seen/);
  }
});

test('somebody is invited by name, hears of it at home at once, and sits down there', async ({ page, browser }) => {
  const name = ownName('Bo');
  const bo = await pageOf(browser);
  await signInByCode(bo, name);
  await signInByCode(page, ownName('Ana'));
  await openTable(page, 'Come over');
  await inviteTo(page, ownName('Nobody'));
  await expect(page.getByLabel('Invite by name')).toHaveAccessibleDescription(/Nobody here has this name/);
  await inviteTo(page, name);
  await expect(page.getByText('has not answered yet')).toBeVisible();

  await expect(bo.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await bo.getByRole('button', { name: 'Sit down at Come over' }).click();
  await expect(bo.getByRole('heading', { name: 'Come over', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText('has not answered yet')).toHaveCount(0);
});

test('an invitation is declined at home, and its host reads so and takes it off the list', async ({
  page,
  browser,
}) => {
  const name = ownName('Bo');
  const bo = await pageOf(browser);
  await signInByCode(bo, name);
  await signInByCode(page, ownName('Ana'));
  await openTable(page, 'Another time');
  await inviteTo(page, name);
  await bo.getByRole('button', { name: 'Not this time: Another time' }).click();

  await expect(bo.getByRole('heading', { name: 'You are invited' })).toHaveCount(0);
  await expect(page.getByText('cannot come this time')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${name} from the list` }).click();
  await expect(page.getByText('cannot come this time')).toHaveCount(0);
});

test('a mail to an address without an account leads to the table; opening it answers nothing (E1)', async ({
  page,
  browser,
  request,
}) => {
  const ana = await account('Ana');
  const host = await pageOf(browser, ana);
  const address = ownAddress('friend');
  await openTable(host, 'By mail');
  await inviteTo(host, address);
  await expect(host.getByText('has not answered yet')).toBeVisible();
  const mail = await newestMail(host, address);
  expect(mail).not.toContain(await addressOf(ana));
  const link = /https?:\/\/\S+\/invitations\/\S+/.exec(mail)?.[0] ?? '';

  for (let opened = 0; opened < 3; opened++) expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  const name = ownName('Friend');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('heading', { name: 'By mail', level: 1 })).toBeVisible();
  await expect(host.getByRole('link', { name })).toBeVisible();
});

test('a mail is declined without an account, and a wrong link says so', async ({ page, browser }) => {
  const host = await pageOf(browser, await account('Ana'));
  const address = ownAddress('friend');
  await openTable(host, 'Not by mail');
  await inviteTo(host, address);
  const link = /https?:\/\/\S+\/invitations\/\S+/.exec(await newestMail(host, address))?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Not this time' }).click();

  await expect(page.getByText('Your host reads that you cannot come')).toBeVisible();
  await expect(host.getByText('cannot come this time')).toBeVisible();
  await page.goto(`${link}x`);
  await expect(page.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
});

test('a person’s page shows picture, record and matches, and somebody blocked finds no table', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  await playOn(prepared, () => false);
  const [ana = '', bo = ''] = prepared.users;
  const page = await pageOf(browser, ana);
  await page.goto(`/people/${bo}`);
  await expect(page.getByRole('heading', { name: 'Bo', level: 1 })).toBeVisible();
  await expect(page.getByText('Matches finished')).toBeVisible();
  await expect(page.getByRole('link', { name: /A prepared city/ })).toBeVisible();
  expect(await page.content()).not.toContain(await addressOf(bo));
  await expect(page.getByText('Only you see this line.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Block Bo' }).click();
  await expect(page.getByText('You have blocked Bo.')).toBeVisible();
  await openTable(page, 'Without Bo');
  expect((await (await pageOf(browser, bo)).goto(page.url()))?.status()).toBe(404);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Unblock Bo' }).click();
  await expect(page.getByText('You have blocked nobody.')).toBeVisible();
});

test('the people of a finished match meet again at one new table', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo'], { name: 'The first city' });
  await playOn(prepared, () => false);
  const [ana, bo] = await Promise.all(prepared.users.map((userId) => pageOf(browser, userId)));
  if (!ana || !bo) throw new Error('Two people play');
  await bo.goto(`/matches/${prepared.matchId}`);
  await ana.goto(`/matches/${prepared.matchId}`);
  await ana.getByRole('button', { name: 'Play again' }).click();
  await expect(ana.getByText('has not answered yet')).toBeVisible();

  await bo.getByRole('button', { name: 'Play again' }).click();
  await expect(bo.getByRole('heading', { name: 'Ana invites you to this table' })).toBeVisible();
  expect(bo.url()).toBe(ana.url());
  await bo.getByRole('button', { name: 'Sit down at The first city' }).click();
  await expect(ana.getByText('has not answered yet')).toHaveCount(0);
});

test('an address is changed by proving the new one, and the old one hears of it', async ({ page, browser }) => {
  const userId = await account('Ana');
  const old = await addressOf(userId);
  const settings = await pageOf(browser, userId);
  const address = ownAddress('new');
  await settings.goto('/settings');
  await settings.getByText('Change the address').click();
  await settings.getByLabel('New email address').fill(address);
  await settings.getByRole('button', { name: 'Send me a link and a code' }).click();
  const code = codeIn(await newestMail(settings, address));
  await settings.getByLabel('Six digits').fill(code);
  await settings.getByRole('button', { name: 'Sign in' }).click();
  await expect(settings.getByText(address)).toBeVisible();
  expect(await newestMail(settings, old)).toContain('Your address was changed');

  await askForMail(page, address);
  await page.getByLabel('Six digits').fill(codeIn(await newestMail(page, address, 2)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits for you, Ana' })).toBeVisible();
});

test('dates follow the time zone that is chosen, and a test mail shows its way', async ({ browser }) => {
  const userId = await account('Ana');
  const page = await pageOf(browser, userId);
  await page.goto('/settings');
  const place = page.locator('form', { has: page.getByLabel('Time zone') });
  await place.getByLabel('Time zone').selectOption('Pacific/Kiritimati');
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect((await db.user.findUniqueOrThrow({ where: { id: userId } })).timeZone).toBe('Pacific/Kiritimati');

  await page.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(page.getByText('Test mail.')).toBeVisible();
  await newestMail(page, await addressOf(userId));
  await page.reload();
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'Pacific/Kiritimati' }).format(new Date());
  await expect(page.getByText('Handed to your mail server')).toContainText(day);
});

test('pages about people fit a narrow phone with the longest names', async ({ browser }) => {
  const long = await account('Wilhelmina Maximiliane X');
  const chinese = await account('王小明与他的朋友们在银杏树下建造城市的漫长夜');
  const page = await pageOf(browser, long);
  await page.setViewportSize({ width: 360, height: 640 });
  await openTable(page, 'A table');
  await inviteTo(page, ownAddress('somebody.with.a.very.long.address.indeed'));
  await expect(page.getByText('has not answered yet')).toBeVisible();
  expect(await fits(page)).toBe(true);
  for (const path of [`/people/${chinese}`, `/people/${long}`, '/settings', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fits(page), path).toBe(true);
    const isOwn = path === `/people/${long}`;
    await expect(page.getByText(/, English. Only you see this line./)).toHaveCount(isOwn ? 1 : 0);
  }
});
