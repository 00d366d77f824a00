import { expect, test } from 'playwright/test';

test('a table is opened with a clock, which is read before one sits down and may still be changed', async ({
  page,
  browser,
}) => {
  await page.goto('/tables/new');
  await page.getByLabel('Your name').fill('Hostess Clock');
  await page.getByLabel('Name of the table').fill('By the clock');
  await page.getByLabel('Start by itself').uncheck();
  await page.locator('summary', { hasText: 'The clock' }).click();
  const bank = page.getByLabel('Time bank of each player');
  await bank.selectOption('7 days');
  await page.getByLabel('Time for each choice').selectOption('As long as anybody likes');
  await expect(bank).toBeHidden();
  await page.getByLabel('Time for each choice').selectOption('8 hours');
  await expect(bank).toHaveValue('7d');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'By the clock', level: 1 })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/tables');
  const line = other.getByRole('listitem').filter({ hasText: 'By the clock' });
  await expect(line).toContainText('8 hours a choice');
  await line.getByRole('link').click();
  await expect(other.getByText('uses a time bank of 7 days for the whole match')).toBeVisible();
  await expect(other.getByText('Change the clock')).toHaveCount(0);

  await page.getByText('Change the clock').click();
  await page.getByLabel('Time for each choice').selectOption('3 days');
  await page.getByRole('button', { name: 'Play by this clock' }).click();
  await expect(page.getByText('The table plays by this clock now.')).toBeVisible();
  await expect(other.getByText('Each choice has 3 days.')).toBeVisible();
});
