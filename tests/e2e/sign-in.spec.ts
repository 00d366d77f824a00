import { expect, test } from 'playwright/test';
import {
  askForMail,
  chooseName,
  codeIn,
  linkIn,
  newestMail,
  ownAddress,
  ownName,
  signInByCode,
  signInByLink,
} from './visitor';

test('somebody new signs in by the link of a mail, says a name, and is at home', async ({ page }) => {
  const name = ownName('Ana');
  await signInByLink(page, name);

  await expect(page.getByRole('heading', { name: `Nothing waits for you, ${name}` })).toBeVisible();
});

test('the button of a mail that is read in the inbox leads to the page that signs in', async ({ page }) => {
  const address = ownAddress('gil');
  await askForMail(page, address);
  await newestMail(page, address);
  await page.goto('/inbox');
  await page.getByRole('link', { name: address }).click();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.frameLocator('iframe').getByRole('link', { name: 'Open the sign-in page' }).click(),
  ]);
  await opened.getByRole('button', { name: 'Sign in' }).click();

  await expect(opened.getByRole('heading', { name: 'Welcome to Turnleaf' })).toBeVisible();
});

test('somebody new signs in by the six digits of a mail', async ({ page }) => {
  const name = ownName('Bo');
  await signInByCode(page, name);

  await expect(page.getByRole('heading', { name: `Nothing waits for you, ${name}` })).toBeVisible();
});

test('a link that a mail scanner has opened ten times still signs its reader in, once (E1)', async ({
  page,
  request,
}) => {
  const address = ownAddress('eva');
  await askForMail(page, address);
  const link = linkIn(await newestMail(page, address));

  for (let opened = 0; opened < 10; opened++) {
    const response = await request.get(link);
    expect(response.status()).toBe(200);
    expect(response.headers()['set-cookie'] ?? '').not.toContain('session');
    await request.head(link);
  }
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await chooseName(page, ownName('Eva'));

  await page.goto(link);
  await expect(page.getByText('The link has signed somebody in before')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send me a new one' })).toBeVisible();
});

test('a wrong code is refused five times, and then the right one too', async ({ page }) => {
  const address = ownAddress('cleo');
  await askForMail(page, address);
  const code = codeIn(await newestMail(page, address)).replace(' ', '');
  const wrong = code === '000000' ? '000001' : '000000';

  for (let tried = 0; tried < 5; tried++) {
    await page.getByLabel('Six digits').fill(wrong);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This is not the code of the last mail')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  }
  await page.getByLabel('Six digits').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByText('This code is used up or too old')).toBeVisible();
});

test('an address that is none gets a sentence at its field, and is not lost', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill('ana at example');
  await page.getByRole('button', { name: 'Send me a link and a code' }).click();

  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/not a complete address/);
  await expect(page.getByLabel('Email address')).toHaveValue('ana at example');
});

test('after signing in one comes to the page one was on the way to, and never to another site', async ({ page }) => {
  const address = ownAddress('dan');
  await askForMail(page, address, '/settings');
  await page.getByLabel('Six digits').fill(codeIn(await newestMail(page, address)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'That is me' }).click();
  await expect(page).toHaveURL('/settings');

  await page.goto('/sign-in?next=//evil.example');
  await expect(page).toHaveURL('/');
});

test('next-auth has no pages of its own by which a GET could sign in or out', async ({ request }) => {
  for (const path of ['signin', 'signout', 'callback/credentials', 'callback/email', 'session', 'csrf']) {
    expect((await request.get(`/api/auth/${path}`)).status()).toBe(404);
  }
});

test('signing out ends the session on this browser', async ({ page }) => {
  await signInByCode(page, ownName('Fay'));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out on this device' }).click();
  await expect(page.getByRole('heading', { name: 'Board games that take days.' })).toBeVisible();

  await page.goto('/settings');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fsettings/);
});
