import { expect, test } from 'playwright/test';
import { chatButton, log, messageField, openChat, panel, say } from './chat';
import { browserOf, preparedMatch } from './prepared-match';

test('on a phone the chat is a sheet over the whole table, that nothing makes wider', async ({ browser }) => {
  const { matchId, users } = await preparedMatch(['Ana', 'Bo']);
  const context = await browserOf(browser, users[0]);
  const page = await context.newPage();
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`/matches/${matchId}`);
    await openChat(page);
    await say(page, `Donaudampfschifffahrt${'s'.repeat(120)}`);
    await say(page, '我们下一局再见,谢谢大家。');
    await say(page, 'مرحبا بكم جميعا');

    const box = await panel(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width, height: 640 });
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
    expect(await log(page).evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
    for (const button of await panel(page).getByRole('button').all()) {
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expect(messageField(page)).toBeInViewport();
    // What a keyboard on the screen leaves.
    await page.setViewportSize({ width, height: 300 });
    await expect(messageField(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width, height: 640 });
    // That of iOS leaves the page as it is, and says what of it can be seen.
    await page.evaluate(() => {
      Object.defineProperties(visualViewport, { height: { get: () => 320 }, offsetTop: { get: () => 40 } });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 40, width, height: 320 });
    const { y = 0, height = 0 } = (await messageField(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(360);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(chatButton(page)).toBeVisible();
    await expect(page).toHaveURL(`/matches/${matchId}`);
  }
});
