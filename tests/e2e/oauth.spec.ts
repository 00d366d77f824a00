import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import type { OAuthServer } from '../support/oauth-server';
import { startOAuthServer } from '../support/oauth-server';
import type { Web } from '../support/web';
import { startWeb } from '../support/web';
import { browserOf, guest } from './prepared-match';
import { chooseName, ownAddress } from './visitor';

let services: OAuthServer;
let web: Web;

test.beforeAll(async () => {
  services = await startOAuthServer();
  web = await startWeb(services.variables);
});
test.afterAll(async () => {
  await web.stop();
  await services.stop();
});

const SERVICES = ['Google', 'GitHub', 'Discord'] as const;

/** Somebody whom the services know, under a name that no other test uses. */
function holder({ isVerified = true, email = ownAddress('holder') } = {}) {
  const known = { name: `Holder ${randomUUID().slice(0, 8)}`, email, isVerified };
  services.know(known);
  return known;
}

async function askService(page: Page, service: string, next = '/'): Promise<void> {
  await page.goto(`${web.address}/sign-in?${new URLSearchParams({ next })}`);
  await page.getByRole('button', { name: `Sign in with ${service}` }).click();
}

async function signInWith(page: Page, service: string, as: string, next = '/'): Promise<void> {
  await askService(page, service, next);
  await page.getByRole('link', { name: as }).click();
}

for (const service of SERVICES) {
  test(`${service} makes an account the first time, and signs in to it the next`, async ({ page, browser }) => {
    const { name, email } = holder();
    await signInWith(page, service, `Continue as ${name}`);
    await chooseName(page, `Olga ${service}`);

    const elsewhere = await (await browser.newContext()).newPage();
    await signInWith(elsewhere, service, `Continue as ${name}`, '/settings');
    await expect(elsewhere).toHaveURL(`${web.address}/settings`);
    await expect(elsewhere.getByText(email)).toBeVisible();
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  test(`an address that ${service} has not verified opens no account, and the page says what to do`, async ({
    page,
  }) => {
    const { name, email } = holder({ isVerified: false });
    await db.user.create({ data: { name: 'Victim', email } });
    await signInWith(page, service, `Continue as ${name}`);

    await expect(page.getByText(`${service} has not made sure that your address is yours`)).toBeVisible();
    await expect(page.getByLabel('Email address')).toBeVisible();
    await page.goto(`${web.address}/settings`);
    await expect(page).toHaveURL(/\/sign-in/);
  });
}

test('somebody who came by mail before finds the same account by the same verified address', async ({ page }) => {
  const { name, email } = holder();
  const { id } = await db.user.create({ data: { name: 'Pia', email: email.toLowerCase() } });
  await signInWith(page, 'GitHub', `Continue as ${name}`, '/settings');

  await expect(page.getByLabel('Name')).toHaveValue('Pia');
  expect(await db.user.findMany({ where: { email }, select: { id: true } })).toEqual([{ id }]);
});

test('a guest keeps name and matches', async ({ page }) => {
  const { name, email } = holder();
  await page.goto(`${web.address}/play/ginkgopolis`);
  await page.getByLabel('Your name').fill('Quinn');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('heading', { name: 'Quinn against 2 bots' })).toBeVisible();
  await signInWith(page, 'Google', `Continue as ${name}`);

  await expect(page.getByRole('link', { name: /Quinn against 2 bots/ })).toBeVisible();
  expect(await db.user.findUnique({ where: { email } })).toMatchObject({ name: 'Quinn' });
});

test('a guest who sits in a match with the account of the address stays a guest, and hears why', async ({
  browser,
}) => {
  const { name, email } = holder();
  const guestId = await guest('Rae');
  const account = await db.user.create({ data: { name: 'Rae', email } });
  const seats = { create: [guestId, account.id].map((userId, seat) => ({ seat, userId })) };
  const table = { game: 'ginkgopolis', name: 'Me against me', visibility: 'link', options: {}, seatCount: 2 } as const;
  await db.match.create({ data: { ...table, ownerId: guestId, inviteToken: randomUUID(), seats } });
  const page = await (await browserOf(browser, guestId)).newPage();
  await signInWith(page, 'Discord', `Continue as ${name}`);

  await expect(page.getByText('one person cannot have two seats')).toBeVisible();
  await page.goto(`${web.address}/settings`);
  await expect(page.getByText('You are a guest')).toBeVisible();
});

test('who says no to the service is not signed in, and may try another way', async ({ page }) => {
  await signInWith(page, 'GitHub', 'Cancel');

  await expect(page.getByText('GitHub did not let you through')).toBeVisible();
});

/** The address that a service sends the browser back to, which does not go there yet. */
async function wayBack(page: Page, as: string): Promise<string> {
  await askService(page, 'Google');
  const consent = new URL((await page.getByRole('link', { name: as }).getAttribute('href')) ?? '', services.address);
  const answer = await page.request.get(consent.href, { maxRedirects: 0 });
  return answer.headers().location ?? '';
}

test('a code in the browser of somebody else, or with a made-up state, signs nobody in', async ({ page, browser }) => {
  const { name } = holder();
  const back = await wayBack(page, name);

  const victim = await (await browser.newContext()).newPage();
  await victim.goto(back);
  await expect(victim.getByText('Signing in with Google did not work')).toBeVisible();

  const forged = new URL(back);
  forged.searchParams.set('state', 'forged');
  await page.goto(forged.href);
  await expect(page.getByText('Signing in with Google did not work')).toBeVisible();
  await page.goto(`${web.address}/settings`);
  await expect(page).toHaveURL(/\/sign-in/);
});

test('a way back is good once: used again, in the same browser, it signs nobody in', async ({ page }) => {
  const { name } = holder();
  const back = await wayBack(page, name);
  await page.goto(back);
  await chooseName(page, 'Tess');

  await page.context().clearCookies({ name: 'turnleaf.session' });
  await page.goto(back);
  await expect(page.getByText('Signing in with Google did not work')).toBeVisible();
});

test('without scripts, a button hands over what the service gave', async ({ browser }) => {
  const { name } = holder();
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signInWith(page, 'Google', `Continue as ${name}`);
  await expect(page.getByText('Google has answered')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome to Turnleaf' })).toBeVisible();
});

test('services that are not set up are neither offered nor answered', async ({ page, request }) => {
  await page.goto('/sign-in');
  await expect(page.getByLabel('Email address')).toBeVisible();
  await expect(page.getByText('Sign in with')).toHaveCount(0);

  const origin = new URL(page.url()).origin;
  const answer = await request.post('/api/auth/signin/google', { headers: { origin }, maxRedirects: 0 });
  expect(answer.status()).toBe(404);
});

test('another site cannot start signing in, nor hand over a code', async ({ request }) => {
  for (const step of ['signin', 'callback']) {
    const answer = await request.post(`${web.address}/api/auth/${step}/google`, {
      headers: { origin: 'https://evil.example' },
      form: { code: 'a', state: 'b' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(403);
  }
});
