import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { browserOf, preparedMatch } from './prepared-match';
import { hand, makeChoice, seal, sealed } from './table';

test.use({ viewport: { width: 360, height: 640 } });

async function expectNoSidewaysScroll(page: Page) {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

/**
 * Buttons, links and fields that a finger may miss. What counts is how far from its middle a press still reaches it, so a
 * small mark with a generous margin is well; the label around an unseen radio counts for it, a link within a sentence not.
 */
async function smallTargets(page: Page) {
  return page.evaluate(() => {
    const smallest = 44;
    const reach = (target: HTMLElement, step: 1 | -1): number => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      let distance = 0;
      while (distance < smallest && target.contains(document.elementFromPoint(x, y + step * (distance + 1))))
        distance++;
      return distance;
    };
    const targets = [...document.querySelectorAll<HTMLElement>('button, a[href], select, label:has(input)')];
    return targets
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().width > 1 && !target.closest('p'))
      .filter((target) => {
        const { height } = target.getBoundingClientRect();
        return height < smallest - 0.5 && reach(target, -1) + reach(target, 1) < smallest - 2;
      })
      .map((target) => `${target.textContent?.trim().slice(0, 40)}: ${target.getBoundingClientRect().height}`);
  });
}

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
