import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { ownName } from './visitor';

async function stranger(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

type Wish = Readonly<{ host: string; name: string; seats?: number; byLink?: boolean; startsWhenFull?: boolean }>;

/** A guest opens a table and stands in its lobby. */
async function openTable(page: Page, { host, name, seats = 2, byLink = false, startsWhenFull = false }: Wish) {
  await page.goto('/tables/new');
  await page.getByLabel('Your name').fill(host);
  await page.getByLabel('Name of the table').fill(name);
  await page.getByRole('combobox', { name: 'Seats' }).selectOption(String(seats));
  if (byLink) await page.getByLabel('Only who has the link').check();
  if (!startsWhenFull) await page.getByLabel('Start by itself').uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function joinAsGuest(page: Page, link: string, name: string) {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

test('a table by secret link is seen by nobody without the link, and its link seats a guest', async ({
  page,
  browser,
}) => {
  await openTable(page, { host: ownName('Ana'), name: 'Behind the hedge', byLink: true });
  const link = await page.getByLabel('Invite your friends').inputValue();
  const other = await stranger(browser);

  await other.goto('/tables');
  await expect(other.getByText('Behind the hedge')).toHaveCount(0);
  expect((await other.goto(page.url()))?.status()).toBe(404);

  const bo = ownName('Bo');
  await joinAsGuest(other, link, bo);
  await expect(other.getByRole('heading', { name: 'Behind the hedge' })).toBeVisible();
  await expect(page.getByText(bo, { exact: true })).toBeVisible();
});

test('a connection that breaks off while a table is opened loses neither what was entered nor the table', async ({
  page,
}) => {
  let kept = 0;
  await page.route('**/tables/new', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, Math.round(body.length * kept)) });
  });
  await page.goto('/tables/new');
  await page.getByLabel('Your name').fill(ownName('Ana'));
  await page.getByLabel('Name of the table').fill('In the tunnel');
  await page.getByLabel('Start by itself').uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('What you entered is still here.')).toBeVisible();
  await expect(page.getByLabel('Name of the table')).toHaveValue('In the tunnel');

  kept = 0.3;
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'In the tunnel', level: 1 })).toBeVisible();
});

test('a table with its last seat taken starts by itself', async ({ page, browser }) => {
  await openTable(page, { host: ownName('Ana'), name: 'Two by two', startsWhenFull: true });
  const other = await stranger(browser);
  await joinAsGuest(other, page.url(), ownName('Bo'));

  await expect(other.getByText('Ginkgopolis · round 1')).toBeVisible();
  await expect(page.getByText('Ginkgopolis · round 1')).toBeVisible();
});

test('whoever sat down may leave before the start, and the host may take a seat back', async ({ page, browser }) => {
  await openTable(page, { host: ownName('Ana'), name: 'Come and go', seats: 3 });
  const other = await stranger(browser);
  const bo = ownName('Bo');
  await joinAsGuest(other, page.url(), bo);
  await other.getByRole('button', { name: 'Leave the table' }).click();
  await expect(other.getByRole('heading', { name: `Nothing waits for you, ${bo}` })).toBeVisible();

  await page.getByRole('button', { name: 'Add a bot that plays with care' }).click();
  await expect(page.getByText('Bot 1')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Bot 1' }).click();
  await expect(page.getByText('Bot 1')).toHaveCount(0);
});

test('the host starts with bots on the free seats', async ({ page }) => {
  await openTable(page, { host: ownName('Ana'), name: 'Me and the machines', seats: 4 });
  await page.getByRole('button', { name: 'Fill up with bots and start' }).click();

  await expect(page.getByText('Ginkgopolis · round 1')).toBeVisible();
});

test('full, cancelled and wrong invitations say so in a sentence', async ({ page, browser }) => {
  await openTable(page, { host: ownName('Ana'), name: 'Small hall', byLink: true });
  const link = await page.getByLabel('Invite your friends').inputValue();
  await page.getByRole('button', { name: 'Add a bot that plays at random' }).click();
  await expect(page.getByText('Bot 1')).toBeVisible();
  const other = await stranger(browser);

  await other.goto(link);
  await expect(other.getByText('All seats are taken.')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel the table' }).click();
  await expect(page.getByText('Small hall was cancelled')).toBeVisible();
  await other.goto(link);
  await expect(other.getByText('This table was cancelled.')).toBeVisible();

  await other.goto('/join/not-a-link');
  await expect(other.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
});

test('a name that is too short is refused at its field, and everything else that was entered stays', async ({
  page,
}) => {
  await page.goto('/tables/new');
  await page.getByLabel('Your name').fill('x');
  await page.getByLabel('Name of the table').fill('Kept');
  await page.getByRole('combobox', { name: 'Seats' }).selectOption('5');
  await page.getByLabel('Draft').check();
  await page.getByRole('button', { name: 'Open the table' }).click();

  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(/too short/);
  await expect(page.getByLabel('Name of the table')).toHaveValue('Kept');
  await expect(page.getByRole('combobox', { name: 'Seats' })).toHaveValue('5');
  await expect(page.getByLabel('Draft')).toBeChecked();
});

test('names in any script and of the greatest length fit', async ({ page }) => {
  const host = ownName('王小明与他的朋友们');
  await openTable(page, { host, name: 'Ж'.repeat(40) });

  await expect(page.getByText(host)).toBeVisible();
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide).toBe(false);
});
