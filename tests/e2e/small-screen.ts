import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';

export async function expectNoSidewaysScroll(page: Page) {
  const content = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(content).toBeLessThanOrEqual(0);
}

/**
 * Buttons, links and fields that a finger may miss. What counts is how far from its middle a press still reaches it, so a
 * small mark with a generous margin is well; the label around an unseen radio counts for it, a link within a sentence not.
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
    const targets = [...document.querySelectorAll<HTMLElement>('button, a[href], select, label:has(input)')];
    return targets
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().width > 1 && !target.closest('p'))
      .filter((target) => {
        const { height } = target.getBoundingClientRect();
        // What lies further down is pressed once it has come into sight.
        if (height < smallest - 0.5) target.scrollIntoView({ block: 'center' });
        return height < smallest - 0.5 && reach(target, -1) + reach(target, 1) < smallest - 2;
      })
      .map((target) => `${target.textContent?.trim().slice(0, 40)}: ${target.getBoundingClientRect().height}`);
  });
}
