import { expect, test } from 'playwright/test';
import { askForMail, codeIn, linkIn, newestMail, ownAddress, ownName } from './visitor';

test('from the front page, without an account, a running table is one click away, and the tab counts its turn', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Ginkgopolis now' }).click();

  await expect(page).toHaveURL(/\/matches\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: /against 2 bots/ })).toBeVisible();

  await page.goto('/');
  await expect(page).toHaveTitle('(1) Turnleaf');
  await page.getByRole('link', { name: 'Take your turn' }).click();
  await expect(page.getByRole('heading', { name: /against 2 bots/ })).toBeVisible();
});

test('a guest who adds an address keeps the matches, and finds them on another device', async ({ page, browser }) => {
  const gus = ownName('Gus');
  await page.goto('/play/ginkgopolis');
  await page.getByLabel('Your name').fill(gus);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('heading', { name: `${gus} against 2 bots` })).toBeVisible();
  const address = ownAddress('gus');

  await page.goto('/settings');
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Send me a link and a code' }).click();
  await page.getByLabel('Six digits').fill(codeIn(await newestMail(page, address)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(address)).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await askForMail(elsewhere, address);
  await elsewhere.goto(linkIn(await newestMail(elsewhere, address, 2)));
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('link', { name: `${gus} against 2 bots` })).toBeVisible();
});

test('a guest whose address has an account already brings the seats to that account', async ({ page, browser }) => {
  const address = ownAddress('hal');
  const hal = ownName('Hal');
  const phone = ownName('Hals phone');
  await askForMail(page, address);
  await page.getByLabel('Six digits').fill(codeIn(await newestMail(page, address)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Name').fill(hal);
  await page.getByRole('button', { name: 'That is me' }).click();
  await expect(page.getByRole('heading', { name: `Nothing waits for you, ${hal}` })).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto('/play/ginkgopolis');
  await guest.getByLabel('Your name').fill(phone);
  await guest.getByRole('button', { name: 'Start the match' }).click();
  await expect(guest).toHaveURL(/\/matches\//);
  await guest.goto('/settings');
  await guest.getByLabel('Email address').fill(address);
  await guest.getByRole('button', { name: 'Send me a link and a code' }).click();
  await guest.getByLabel('Six digits').fill(codeIn(await newestMail(guest, address, 2)));
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await expect(guest.getByText(address)).toBeVisible();
  await expect(guest.getByLabel('Name')).toHaveValue(hal);

  await page.goto('/');
  await expect(page.getByRole('link', { name: `${phone} against 2 bots` })).toBeVisible();
});

test('a link that a guest asked for does not make the guest the owner of an address opened elsewhere', async ({
  page,
  browser,
}) => {
  const mallory = ownName('Mallory');
  const ivy = ownName('Ivy');
  await page.goto('/play/ginkgopolis');
  await page.getByLabel('Your name').fill(mallory);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page).toHaveURL(/\/matches\//);
  const victim = ownAddress('ivy');
  await askForMail(page, victim);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(linkIn(await newestMail(page, victim)));
  await expect(elsewhere.getByText('asked for by a guest on another device')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.getByLabel('Name').fill(ivy);
  await elsewhere.getByRole('button', { name: 'That is me' }).click();
  await expect(elsewhere.getByRole('heading', { name: `Nothing waits for you, ${ivy}` })).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByLabel('Name')).toHaveValue(mallory);
  await expect(page.getByText('You are a guest')).toBeVisible();
});
