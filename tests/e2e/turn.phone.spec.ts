import type { Page, Route } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { LOCALES, languageTag } from '@/lib/i18n/locales';
import { createTable } from '@/lib/matches/tables/table-creation';
import { browserOf, preparedMatch } from './prepared-match';
import { expectNoSidewaysScroll, LOW_WINDOWS, smallTargets } from './small-screen';
import { hand, makeChoice, seal, sealed } from './table';

const NEW_TABLE = {
  game: 'ginkgopolis',
  name: 'A table that waits',
  seatCount: 3,
  options: {},
  visibility: 'public',
  startsWhenFull: false,
} as const;

test.use({ viewport: { width: 360, height: 640 } });

const dialog = (page: Page) => page.locator('dialog[open]');

/** Without a network the table says so above everything, and all of the table is still there below it. */
async function expectToldAbove(page: Page) {
  await page.context().setOffline(true);
  const told = page.getByText('No connection. This page tries again by itself.');
  await expect(told).toBeVisible();
  const [note, head] = [await told.locator('xpath=..').boundingBox(), await page.locator('header').boundingBox()];
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(head?.y ?? 0);
  await expect(seal(page)).toBeInViewport({ ratio: 1 });
  // What has never been looked at comes when it can, and takes nothing away.
  await page.getByRole('button', { name: 'Plan' }).click();
  await expect(seal(page)).toBeEnabled();
  await page.context().setOffline(false);
  await expect(told).toHaveCount(0);
  await expect(page.locator('svg[data-view=plan] [data-space]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Skyline' }).click();
}

/** What lies over the table is closed by "back", which leaves the table only when nothing lies over it. */
async function expectBackToClose(page: Page) {
  const open = async () => {
    await page.locator('[data-rule-link]:visible').first().click();
    await expect(dialog(page).getByRole('link', { name: 'All of the rules' })).toBeVisible();
  };
  const table = page.url();
  await open();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await open();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await open();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await open();
  await page.reload();
  await expect(seal(page)).toBeEnabled();
  // The half-made choice is there, and the entry of the sheet is gone.
  await expect.poll(() => page.evaluate(() => history.state?.isSheet)).toBeUndefined();
  expect(page.url()).toBe(table);
}

test('a whole turn fits a phone of 360 × 640: nothing scrolls sideways, everything can be hit (M1)', async ({
  browser,
  page,
}) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  const context = await browserOf(browser, users[0]);
  await page.context().addCookies(await context.cookies());
  await page.goto('/offline');
  await page.goto(`/matches/${matchId}`);
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page)).toEqual([]);

  await makeChoice(page);
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page)).toEqual([]);
  await expect(seal(page)).toBeInViewport();
  await expectToldAbove(page);
  for (const window of LOW_WINDOWS) {
    await page.setViewportSize(window);
    await expect(seal(page), `${window.width} × ${window.height}`).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expectBackToClose(page);
  await seal(page).click();

  await expect(sealed(page)).toHaveText('Sealed. Waiting for Bo.');
  await expectNoSidewaysScroll(page);
  await expect(hand(page).first()).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/offline');
});

test('in every language the strip of three seats on the same phone shows whole who is at turn', async ({
  browser,
  page,
}) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo', 'Cleo']);
  await page.context().addCookies(await (await browserOf(browser, users[0])).cookies());
  for (const locale of LOCALES) {
    await db.user.update({ where: { id: users[0] ?? '' }, data: { locale } });
    await page.goto(`/matches/${matchId}`);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
    await expect(page.locator('section[data-seat]')).toHaveCount(3);
    await page.evaluate(() => document.fonts.ready);
    const cut = await page.locator('section[data-seat]').evaluateAll((seats) =>
      seats
        .filter((seat) => {
          const { right } = seat.getBoundingClientRect();
          return [...seat.querySelectorAll('h2 span')].some((words) => words.getBoundingClientRect().right > right - 2);
        })
        .map((seat) => seat.textContent),
    );
    expect.soft(cut, locale).toEqual([]);
  }
});

test('a draft of Citadels fits the same phone, and what confirms is in reach (M1)', async ({ browser }) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo'], { game: 'citadels' });
  for (const user of users) {
    const page = await (await browserOf(browser, user, { viewport: { width: 360, height: 640 } })).newPage();
    await page.goto(`/matches/${matchId}`);
    await expectNoSidewaysScroll(page);
    expect(await smallTargets(page)).toEqual([]);
    const confirms = page.getByRole('button', { name: 'Choose a character first' });
    if (await confirms.isVisible()) await expect(confirms).toBeInViewport();
  }
});

test('the pages around the table fit the same phone', async ({ browser, page }) => {
  for (const path of [
    '/',
    '/tables',
    '/tables/new',
    '/tables/new?game=citadels',
    '/play/ginkgopolis',
    '/rules',
    '/rules/ginkgopolis',
    '/rules/citadels',
    '/rules/citadels/characters',
    '/api',
    '/sign-in',
    '/inbox',
    '/offline',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  const created = await createTable({ ...NEW_TABLE, userId: users[0] ?? '' });
  const lobby = created.ok ? `/matches/${created.matchId}` : '';
  const own = await (await browserOf(browser, users[0], { viewport: { width: 360, height: 640 } })).newPage();
  for (const path of ['/', lobby, '/settings', `/people/${users[1]}`, `/matches/${matchId}/history/2`]) {
    await own.goto(path);
    await expectNoSidewaysScroll(own);
    expect.soft(await smallTargets(own), path).toEqual([]);
  }
});

test('two fingers on the city bring it nearer and leave the page as large as it is, which readers may enlarge elsewhere', async ({
  browser,
  page,
}) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  await page.context().addCookies(await (await browserOf(browser, users[0])).cookies());
  await page.goto(`/matches/${matchId}`);
  await expect(seal(page).or(hand(page).first()).first()).toBeAttached();
  const city = page.locator('[class*=stage] svg').first();
  const before = await city.innerHTML();
  const { x = 0, y = 0, width = 0, height = 0 } = (await city.boundingBox()) ?? {};
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middleX - apart, y: middleY, id: 1 },
    { x: middleX + apart, y: middleY, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [30, 45, 60, 80]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

  await expect.poll(async () => (await city.innerHTML()) + (await city.getAttribute('viewBox'))).not.toBe(before);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
});

test('a phone on its side has room for a whole turn, too', async ({ browser, page }) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  await page.setViewportSize({ width: 640, height: 360 });
  await page.context().addCookies(await (await browserOf(browser, users[0])).cookies());
  await page.goto(`/matches/${matchId}`);
  await expectNoSidewaysScroll(page);
  await makeChoice(page);
  await expectNoSidewaysScroll(page);
  await expect(seal(page)).toBeInViewport({ ratio: 1 });
  const city = await page.locator('[class*=stage] svg').first().boundingBox();
  expect(Math.min(city?.width ?? 0, city?.height ?? 0)).toBeGreaterThan(200);
  await seal(page).click();
  await expect(sealed(page)).toHaveText('Sealed. Waiting for Bo.');
});

test('of two matches that wait, the second is one line, and while its table comes something stands for it', async ({
  browser,
}) => {
  const { users } = await preparedMatch(['Ana', 'Bo']);
  const { matchId } = await preparedMatch(['Cleo', 'Dan'], { name: 'Another city' });
  await db.matchSeat.update({ where: { matchId_seat: { matchId, seat: 0 } }, data: { userId: users[0] ?? '' } });
  const page = await (await browserOf(browser, users[0])).newPage();

  await page.goto('/');

  await expect(page.getByRole('heading', { name: /Two turns wait/ })).toBeVisible();
  await expect(page.getByText('Take your turn').filter({ visible: true })).toHaveCount(1);

  let isHeld = true;
  const held: Route[] = [];
  await page.route(`**/matches/${matchId}**`, (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.getByRole('link', { name: 'Another city' }).click();
  await expect(page.locator('[data-opening]')).toBeVisible();
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('heading', { name: 'Another city', level: 1 })).toBeVisible();
  await expect(page.locator('[data-opening]')).toHaveCount(0);
  // What the server draws once for a table it loads, the browser draws for one that it comes to by a link.
  const floor = page.locator('#table-floor-1-red path').first();
  await expect(floor).toBeAttached();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Another city', level: 1 })).toBeVisible();
  await expect(hand(page).first()).toBeEnabled();
  await expect(floor).toBeAttached();
});
