import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { browserOf, preparedMatch } from './prepared-match';
import { makeChoice, seal, sealed } from './table';

const chosen = (page: Page) => page.getByRole('radio', { checked: true });

/** A page that knows less than the table asks for a card that is not in the hand; what it shows stays as it was. */
async function sendsAnotherCard(page: Page): Promise<void> {
  await page.route(/[/]matches[/]/, async (route) => {
    const sent = route.request().postData() ?? '';
    await route.continue(
      sent.includes('SealChoice') ? { postData: sent.replace(/"card":"[^"]+"/, '"card":"blue-20"') } : {},
    );
  });
}

test('a refused choice leads to its paragraph and back, and nothing that was chosen is lost', async ({ browser }) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  const page = await (await browserOf(browser, users[0])).newPage();
  await page.goto(`/matches/${matchId}`);
  await makeChoice(page);
  const before = await chosen(page).count();
  await sendsAnotherCard(page);
  await seal(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not in your hand any more' })).toBeVisible();

  const link = page.getByRole('link', { name: 'Read the rule' });
  await link.click();
  const sheet = page.getByRole('dialog', { name: 'Choosing a card' });
  await expect(sheet.getByText('You have to play a card in every round')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(sheet).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(`/matches/${matchId}`);
  await expect(chosen(page)).toHaveCount(before);
  await page.unrouteAll();
  await seal(page).click();
  await expect(sealed(page)).toBeVisible();
});

test('an option leads to the rule it changes, from there to another, and back to the form', async ({ page }) => {
  await page.goto('/tables/new?game=citadels');
  await page.getByLabel('Name of the table').fill('Three of us');

  await page.getByRole('link', { name: 'Rules: Three players have' }).click();
  await page.getByRole('dialog', { name: 'Two characters each' }).getByRole('link', { name: 'protection' }).click();
  await expect(page.getByRole('dialog', { name: '5 · Bishop' }).getByText('cannot destroy anything')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('dialog', { name: 'Two characters each' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await expect(page.getByLabel('Name of the table')).toHaveValue('Three of us');
});

test('everybody may read the rules, all of them or a paragraph on a page of its own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'Questions' }).first().click();
  await expect(page).toHaveTitle('The rules of Ginkgopolis · Turnleaf');
  await expect(page.getByRole('heading', { name: 'Must I play a card each round?' })).toBeInViewport();

  await page.goto('/rules/ginkgopolis/urbanize');
  await page.getByRole('article').getByRole('link', { name: 'if you cannot pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'If you cannot pay' })).toBeVisible();
});
