import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { browserOf, preparedMatch } from './prepared-match';

const withWorker = { serviceWorkers: 'allow' } as const;
const keptTables = (page: Page) => page.getByRole('list', { name: 'Kept on this device' }).getByRole('link');

/** The names of all tables that the device keeps, whoever saw them. */
async function keptOnDevice(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('turnleaf-tables-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
}

async function seenTable(context: BrowserContext, matchId: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/matches/${matchId}`);
  await expect.poll(() => keptOnDevice(page), { timeout: 30_000 }).toHaveLength(1);
  return page;
}

test('without a network the last seen tables are there to look at, and nothing can be pressed', async ({ browser }) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo'], { name: 'The city by the lake' });
  const context = await browserOf(browser, users[0], withWorker);
  const page = await seenTable(context, matchId);

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await keptTables(page)
    .filter({ has: page.getByText('The city by the lake', { exact: true }) })
    .click();

  await expect(page.getByText('No connection. This is the table as you saw it')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The city by the lake' })).toBeVisible();
  // The reader's own cards are there, and the city is drawn.
  await expect(page.getByRole('group', { name: 'Your cards' }).getByRole('radio')).toHaveCount(4);
  expect(
    await page.locator('svg').evaluateAll((drawings) => drawings.some(({ clientWidth }) => clientWidth > 300)),
  ).toBe(true);
  await expect(page.getByRole('button', { name: /^Seal / })).toHaveCount(0);
  expect(await page.locator('script').count()).toBe(0);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('button', { name: /^(Seal|Choose) / }).first()).toBeVisible();
});

test('signing out takes what was kept along, and the next reader of a device sees nothing of it', async ({
  browser,
}) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  const context = await browserOf(browser, users[0], withWorker);
  const page = await seenTable(context, matchId);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toEqual([]);

  await context.setOffline(true);
  await page.goto(`/matches/${matchId}`);
  await expect(page.getByText('No table has been kept on this device yet.')).toBeVisible();
});

test('somebody else who signs in on a device finds nothing of the reader before', async ({ browser }) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  const { users: others } = await preparedMatch(['Cleo', 'Dan']);
  const context = await browserOf(browser, users[0], withWorker);
  const page = await seenTable(context, matchId);
  const cleo = await browserOf(browser, others[0]);

  await context.clearCookies();
  await context.addCookies(await cleo.cookies());
  await page.goto('/');

  await expect.poll(() => keptOnDevice(page)).toEqual([]);
});

test('the worker of a build before gives way to that of the build that answers, with the scripts it had kept', async ({
  browser,
}) => {
  const page = await (await browserOf(browser, undefined, withWorker)).newPage();
  await page.goto('/healthz');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js?build=before');
    await navigator.serviceWorker.ready;
    await (await caches.open('turnleaf-assets-before')).put('/_next/static/before.js', new Response(''));
  });
  const build = process.env.NEXT_DEPLOYMENT_ID ?? '';

  await page.goto('/');

  // The worker of before answers this page, and answers with that of the server.
  expect(await page.content()).toContain(`dpl=${build}`);
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await expect.poll(worker).toContain(`build=${build}`);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('turnleaf-assets-before');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await worker()).toContain(`build=${build}`);
});

test('the site can be installed: its manifest is complete, in the language of its reader', async ({ browser }) => {
  const context = await browserOf(browser, undefined, { locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/');
  // The second link is that of a boundary that React streams; both are the same.
  const address = await page.locator('link[rel=manifest]').first().getAttribute('href');
  const manifest = await (await context.request.get(address ?? '', { headers: { 'accept-language': 'de' } })).json();
  expect(manifest).toMatchObject({ short_name: 'Turnleaf', lang: 'de', start_url: '/', display: 'standalone' });
  expect(manifest.name).not.toContain('board games');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(
      async (url) => (await createImageBitmap(await (await fetch(url)).blob())).width,
      src,
    );
    expect(`${size}x${size}`).toBe(sizes);
  }
  await expect(page.locator('link[rel=apple-touch-icon]').first()).toBeAttached();
  await expect(page.locator('head meta[name=theme-color]')).toHaveCount(2);
});
