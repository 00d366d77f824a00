import { expect, test } from 'playwright/test';
import { browserOf, preparedMatch } from './prepared-match';
import { seal } from './table';

test.use({ viewport: { width: 360, height: 640 } });

test('the clock and the table’s menu fit a phone of 360 × 640 (M1)', async ({ browser, page }) => {
  const clock = { pace: '2d', bank: '3d', holidays: '14' } as const;
  const { matchId, users } = await preparedMatch(['Theodora von und zu Tal', 'Bo'], { clock });
  await page.context().addCookies(await (await browserOf(browser, users[0])).cookies());
  await page.goto(`/matches/${matchId}`);
  await expect(page.getByRole('region', { name: 'The clock of this table' })).toContainText('Your choice is due');
  await expect(
    seal(page)
      .or(page.getByRole('group', { name: 'Your cards' }))
      .first(),
  ).toBeInViewport();

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'At this table' });
  for (const button of await menu.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
  await menu.getByRole('button', { name: 'Give up the seat…' }).click();
  await expect(menu.getByRole('button', { name: 'Give up my seat' })).toBeInViewport();
});
