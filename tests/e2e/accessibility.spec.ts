import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { account, browserOf } from './prepared-match';
import { ownName } from './visitor';

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
  '/api',
  '/nowhere',
];

const RULES = ['/rules', '/rules/ginkgopolis', '/rules/citadels', '/rules/citadels/characters'];

async function seriousProblems(page: Page) {
  // Until then the page may still be the bars that stand for it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => String(target)) }));
}

const KINDS = [
  ['the pages for everybody', PAGES],
  ['the rules', RULES],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [what, pages] of KINDS) {
    test(`axe finds nothing on ${what}, in the ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of pages) {
        await page.goto(path);
        expect(await seriousProblems(page), path).toEqual([]);
      }
    });
  }
}

test('axe finds nothing at home, in the settings and in a lobby', async ({ page }) => {
  await page.goto('/tables/new');
  await page.getByLabel('Your name').fill(ownName('Ana'));
  await page.getByLabel('Start by itself').uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'A new city' })).toBeVisible();
  expect(await seriousProblems(page), 'lobby').toEqual([]);
  for (const path of ['/', '/settings']) {
    await page.goto(path);
    expect(await seriousProblems(page), path).toEqual([]);
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
  expect(await seriousProblems(host), 'a lobby with an invitation').toEqual([]);

  const guest = await (await browserOf(browser, bo)).newPage();
  await guest.goto('/');
  await expect(guest.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  expect(await seriousProblems(guest), 'home with an invitation').toEqual([]);
  await guest.goto(host.url());
  expect(await seriousProblems(guest), 'the lobby one is invited to').toEqual([]);
  await guest.goto(`/people/${ana}`);
  await guest.getByRole('button', { name: 'Block Ana' }).click();
  await expect(guest.getByText('You have blocked Ana.')).toBeVisible();
  expect(await seriousProblems(guest), 'a person').toEqual([]);
  await guest.goto('/settings');
  await guest.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(guest.getByText('Test mail.')).toBeVisible();
  expect(await seriousProblems(guest), 'settings').toEqual([]);
});

async function addressOf(userId: string): Promise<string> {
  return (await db.user.findUniqueOrThrow({ where: { id: userId } })).email ?? '';
}
