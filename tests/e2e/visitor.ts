import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';

/** A name that no other test uses: all tests share one service, and no two people there have the same name. */
export function ownName(name: string): string {
  return `${name} ${Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

const LETTERS = 'bcdfgjkpqvxz';

/** An address that no other test uses: all tests share one inbox. */
export function ownAddress(name: string): string {
  return `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@example.org`;
}

/** Asks for a mail with a link and a code, and stands on the page that waits for the code. */
export async function askForMail(page: Page, address: string, next = '/'): Promise<void> {
  await page.goto(`/sign-in?${new URLSearchParams({ next })}`);
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Send me a link and a code' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
}

/** The plain text of an address's newest mail, the first or `nth` it gets, read in the server's inbox. */
export async function newestMail(page: Page, address: string, nth = 1): Promise<string> {
  const reader = await page.context().newPage();
  const mails = reader.getByRole('link', { name: address });
  await expect(async () => {
    await reader.goto('/inbox');
    await expect(mails).toHaveCount(nth, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await mails.first().click();
  const text = (await reader.locator('pre').textContent()) ?? '';
  await reader.close();
  return text;
}

export function linkIn(mail: string): string {
  const link = /https?:\/\/\S+\/sign-in\/link\S+/.exec(mail)?.[0];
  if (!link) throw new Error(`No sign-in link in: ${mail}`);
  return link;
}

export function codeIn(mail: string): string {
  const code = /\b(\d{6}|\d{3} \d{3})\b/.exec(mail)?.[0];
  if (!code) throw new Error(`No code in: ${mail}`);
  return code;
}

/** The first visit asks for a name. */
export async function chooseName(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Welcome to Turnleaf' })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'That is me' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
}

export async function signInByLink(page: Page, name: string): Promise<string> {
  const address = ownAddress('somebody');
  await askForMail(page, address);
  await page.goto(linkIn(await newestMail(page, address)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await chooseName(page, name);
  return address;
}

export async function signInByCode(page: Page, name: string): Promise<string> {
  const address = ownAddress('somebody');
  await askForMail(page, address);
  await page.getByLabel('Six digits').fill(codeIn(await newestMail(page, address)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await chooseName(page, name);
  return address;
}
