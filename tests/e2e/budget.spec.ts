import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { bytesOf, coldLoad } from './loading';
import type { PreparedMatch } from './prepared-match';
import { browserOf, playOn, preparedMatch } from './prepared-match';

/** Bytes over the wire, with an empty cache. */
const TABLE_SCRIPTS = 180_000;
const SITE_SCRIPTS = 145_000;
const STYLES = 30_000;
/** Two families for Latin letters, with the few of Romanian. The rest of them comes only where a name needs it. */
const FONTS = 51_000;
const TABLE_PAGE = 60_000;
const SHIFT = 0.01;

const EVENTS = 500;

/** All scripts of a page are those of one build: one that was built onto another loaded each twice. */
function expectOneBuild(urls: readonly string[]) {
  const builds = new Set(urls.map((url) => new URL(url).searchParams.get('dpl')));
  expect([...builds]).toHaveLength(1);
}

async function expectTableWithinBudget(page: Page, { matchId }: PreparedMatch) {
  const loaded = await coldLoad(page, `/matches/${matchId}`);
  const told = JSON.stringify(
    loaded.map(({ url, bytes }) => [bytes, url]),
    null,
    1,
  );
  expectOneBuild(loaded.filter(({ type }) => type === 'Script').map(({ url }) => url));
  expect(bytesOf(loaded, 'Script'), told).toBeLessThanOrEqual(TABLE_SCRIPTS);
  expect(bytesOf(loaded, 'Stylesheet'), told).toBeLessThanOrEqual(STYLES);
  expect(bytesOf(loaded, 'Font'), told).toBeLessThanOrEqual(FONTS);
  expect(bytesOf(loaded, 'Document'), told).toBeLessThanOrEqual(TABLE_PAGE);
}

for (const game of ['ginkgopolis', 'citadels']) {
  test(`a table of ${game} keeps to its bytes, also after ${EVENTS} events`, async ({ browser }) => {
    const prepared = await preparedMatch(['Ana', 'Bo', 'Cleo'], { game });
    const page = await (await browserOf(browser, prepared.users[0])).newPage();
    await expectTableWithinBudget(page, prepared);

    await playOn(prepared, (match) => match.version >= EVENTS);

    await expectTableWithinBudget(page, prepared);
  });
}

test('the front page, home and a new table keep to their bytes', async ({ browser }) => {
  const { users } = await preparedMatch(['Ana', 'Bo']);
  const [stranger, ana] = await Promise.all([browserOf(browser), browserOf(browser, users[0])]);
  for (const [context, path] of [
    [stranger, '/'],
    [ana, '/'],
    [ana, '/tables/new'],
  ] as const) {
    const loaded = await coldLoad(await context.newPage(), path);
    expectOneBuild(loaded.filter(({ type }) => type === 'Script').map(({ url }) => url));
    expect(bytesOf(loaded, 'Script'), path).toBeLessThanOrEqual(SITE_SCRIPTS);
    expect(bytesOf(loaded, 'Font'), path).toBeLessThanOrEqual(FONTS);
  }
});

test('Romanian needs no more letters than all others', async ({ browser }) => {
  const romanian = await browserOf(browser, undefined, { locale: 'ro-RO' });
  expect(bytesOf(await coldLoad(await romanian.newPage(), '/'), 'Font')).toBeLessThanOrEqual(FONTS);
});

/** Watches from the first moment how far things move by themselves. */
async function shiftsOn(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  return page.evaluate(() => (globalThis as typeof globalThis & { shifted: number }).shifted);
}

function watchShifts() {
  const kept = globalThis as typeof globalThis & { shifted: number };
  kept.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) kept.shifted += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [device, viewport] of [
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 360, height: 640 }],
] as const) {
  test(`nothing shifts on a ${device} while a page loads`, async ({ browser }) => {
    const ginkgopolis = await preparedMatch(['Ana', 'Bo', 'Cleo']);
    const citadels = await preparedMatch(['Ana', 'Bo', 'Cleo'], { game: 'citadels' });
    const pages = ['/', '/tables', '/tables/new', '/play/citadels', '/sign-in', '/settings', '/rules/ginkgopolis'];
    const context = await browserOf(browser, ginkgopolis.users[0], { viewport });
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    const tables = [ginkgopolis, citadels].flatMap(({ matchId }) => [
      `/matches/${matchId}`,
      `/matches/${matchId}/history/2`,
    ]);
    for (const path of [...pages, ...tables]) expect.soft(await shiftsOn(page, path), path).toBeLessThan(SHIFT);
  });
}
