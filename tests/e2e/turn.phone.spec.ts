import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { browserOf, preparedMatch } from './prepared-match';
import { expectNoSidewaysScroll, smallTargets } from './small-screen';
import { hand, makeChoice, seal, sealed } from './table';

test.use({ viewport: { width: 360, height: 640 } });

test('a whole turn fits a phone of 360 × 640: nothing scrolls sideways, everything can be hit (M1)', async ({
  browser,
  page,
}) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  const context = await browserOf(browser, users[0]);
  await page.context().addCookies(await context.cookies());
  await page.goto(`/matches/${matchId}`);
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page)).toEqual([]);

  await makeChoice(page);
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page)).toEqual([]);
  await expect(seal(page)).toBeInViewport();
  await seal(page).click();

  await expect(sealed(page)).toHaveText('Sealed. Waiting for Bo.');
  await expectNoSidewaysScroll(page);
  await expect(hand(page).first()).toBeAttached();
});

test('the pages around the table fit the same phone', async ({ page }) => {
  for (const path of ['/', '/tables', '/tables/new', '/play/ginkgopolis', '/sign-in', '/inbox', '/nowhere']) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
    expect(await smallTargets(page), path).toEqual([]);
  }
});

test('of two matches that wait, the second is one line without a button of its own', async ({ browser }) => {
  const { users } = await preparedMatch(['Ana', 'Bo']);
  const { matchId } = await preparedMatch(['Cleo', 'Dan'], { name: 'Another city' });
  await db.matchSeat.update({ where: { matchId_seat: { matchId, seat: 0 } }, data: { userId: users[0] ?? '' } });
  const page = await (await browserOf(browser, users[0])).newPage();

  await page.goto('/');

  await expect(page.getByRole('heading', { name: /Two turns wait/ })).toBeVisible();
  await expect(page.getByText('Take your turn').filter({ visible: true })).toHaveCount(1);
});
