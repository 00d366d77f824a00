import type { Locator, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { createTable } from '@/lib/matches/tables/table-creation';
import { browserOf, playOn, preparedMatch } from './prepared-match';

/**
 * Drawings in sight that neither say what they are nor have a word beside them. Marks on the city tell their words when
 * they are pointed at; pictures that say nothing are marked as such.
 */
function unexplained() {
  const isSeen = (node: Element) => node.checkVisibility() && node.getBoundingClientRect().width > 1;
  const read = (node: Node | null): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof HTMLElement) || !isSeen(node)) return '';
    return [...node.childNodes].map(read).join('');
  };
  const hasWord = (node: Node | null) => /\p{L}/u.test(read(node));
  const hasTip = (icon: Element) => {
    const mark = icon.closest('[data-tip]');
    const named = mark?.querySelector('[aria-label], [class*="sr-only"]') ?? null;
    return mark !== null && (mark.matches('[aria-label], :not([data-tip=""])') || named !== null);
  };
  const isExplained = (icon: SVGElement) =>
    icon.closest('[data-decorative]') !== null ||
    icon.matches('[role=img][aria-label]:has([data-space])') ||
    hasTip(icon) ||
    [...(icon.parentElement?.childNodes ?? [])].some(hasWord) ||
    hasWord(icon.closest('button, a, summary'));
  return [...document.querySelectorAll('svg')]
    .filter((icon) => icon.ownerSVGElement === null && isSeen(icon) && !isExplained(icon))
    .map((icon) => icon.parentElement?.outerHTML.slice(0, 300));
}

/** With what opens from it, too. */
async function expectAllExplained(page: Page, path: string, ready: Locator) {
  await page.goto(path);
  await expect(ready).toBeVisible();
  expect.soft(await page.evaluate(unexplained), path).toEqual([]);
}

const tip = (page: Page) => page.locator('[popover=manual]');

test('every mark of the tables, home and a lobby has a word beside it or a tip, which mouse, keyboard and finger open', async ({
  browser,
}) => {
  test.slow();
  const city = await preparedMatch(['Ana', 'Bo', 'Cleo']);
  const citadels = await preparedMatch(['Ana', 'Bo', 'Cleo', 'Dan', 'Eve'], { game: 'citadels' });
  await playOn(city, (match) => match.version >= 60);
  await playOn(citadels, (match) => match.version >= 60);
  const wish = { game: 'citadels', name: 'A lobby', seatCount: 4, options: {}, startsWhenFull: false } as const;
  const lobby = await createTable({ ...wish, userId: city.users[0] ?? '', visibility: 'public' });
  const at = ({ matchId }: { matchId: string }) => `/matches/${matchId}`;
  const [ana, hers] = [city.users[0], citadels.users[0]];

  const page = await (await browserOf(browser, ana)).newPage();
  const heading = page.getByRole('heading', { level: 1 });
  await expectAllExplained(page, '/', heading);
  if (lobby.ok) await expectAllExplained(page, at(lobby), heading);
  await expectAllExplained(page, at(city), page.getByRole('region', { name: 'Seats', exact: true }));
  const other = await (await browserOf(browser, hers)).newPage();
  await expectAllExplained(other, at(citadels), other.getByRole('region', { name: 'The cities', exact: true }));

  await test.step('the mouse rests on a mark, on a building, and on a letter', async () => {
    const count = page.locator('[data-seat] [data-tip]:has([class*="sr-only"])').first();
    await count.hover();
    await expect(tip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await page.locator('[data-plate]').last().hover();
    await expect(tip(page)).toContainText(/Yields/);
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(tip(page)).toBeHidden();
    await page.locator('[data-letter=A] text').hover();
    await expect(tip(page)).toContainText(/^Urbanization token A/);
  });

  await test.step('the keyboard stands on a button that is an icon', async () => {
    const nearer = page.getByRole('button', { name: 'Zoom in' });
    await page.mouse.move(0, 0);
    await expect(tip(page)).toBeHidden();
    await page.getByRole('button', { name: 'Plan', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(tip(page)).toHaveText('Zoom in');
    const [words, button] = [await tip(page).boundingBox(), await nearer.boundingBox()];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(nearer).toBeFocused();
  });

  await test.step('a finger holds a mark below a button, and presses nothing', async () => {
    const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
    const small = await (await browserOf(browser, hers, phone)).newPage();
    await expectAllExplained(small, at(citadels), small.getByRole('region', { name: 'The cities', exact: true }));
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await small.locator('[data-seat] [data-tip]:has([class*="sr-only"])').first().boundingBox()) ?? {};
    const touch = await small.context().newCDPSession(small);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(tip(small)).toContainText('gold');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(tip(small)).toBeVisible();
    await expect(small.getByRole('dialog')).toHaveCount(0);
    await small.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(small.getByRole('dialog')).toBeVisible();
    expect.soft(await small.evaluate(unexplained), 'what the button opens').toEqual([]);
  });
});
