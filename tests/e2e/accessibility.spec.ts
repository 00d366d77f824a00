import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
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
  '/inbox',
  '/unsubscribe/x',
  '/api',
  '/nowhere',
];

async function seriousProblems(page: Page) {
  // Until then the page may still be the bars that stand for it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => String(target)) }));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages for everybody, in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of PAGES) {
      await page.goto(path);
      expect(await seriousProblems(page), path).toEqual([]);
    }
  });
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
