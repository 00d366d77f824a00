import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';

/** What is left of a page that is enlarged four times, and of a phone above a keyboard on its screen. */
export const LOW_WINDOWS = [
  { width: 320, height: 256 },
  { width: 360, height: 300 },
] as const;

export async function expectNoSidewaysScroll(page: Page) {
  const content = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(content).toBeLessThanOrEqual(0);
}

/**
 * Buttons, links and fields that a finger may miss. What counts is how far from its middle a press still reaches it, so a
 * small mark with a generous margin is well; the label around an unseen radio counts for it, a word within a sentence not.
 */
export async function smallTargets(page: Page) {
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
    const isWord = (target: HTMLElement): boolean => {
      const sentence = target.closest('p, li')?.textContent?.trim() ?? '';
      return (
        getComputedStyle(target).display === 'inline' && sentence.length > (target.textContent ?? '').trim().length
      );
    };
    const targets = [...document.querySelectorAll<HTMLElement>('button, a[href], select, summary, label:has(input)')];
    return targets
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().width > 1 && !isWord(target))
      .filter((target) => {
        const { height } = target.getBoundingClientRect();
        // What lies further down is pressed once it has come into sight.
        if (height < smallest - 0.5) target.scrollIntoView({ block: 'center' });
        return height < smallest - 0.5 && reach(target, -1) + reach(target, 1) < smallest - 2;
      })
      .map((target) => `${target.textContent?.trim().slice(0, 40)}: ${target.getBoundingClientRect().height}`);
  });
}
