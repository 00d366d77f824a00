import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { expectNoSidewaysScroll } from './small-screen';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };
/** A wide page enlarged twice and four times. */
const ENLARGED = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
] as const;

/** What axe finds on a page, or in a part of it. */
export async function problemsOn(page: Page, part?: string) {
  // Until then the page may still be the bars that stand for it.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // A mail lies in a frame where no script runs, axe neither, which would wait for its answer for ever.
  const axe = new AxeBuilder({ page }).exclude('iframe');
  return foundBy(part === undefined ? axe : axe.include(part));
}

/** What axe finds in a mail by itself. Its parts are no places to go to: those belong to the program it is read in. */
export function problemsInMail(page: Page) {
  return foundBy(new AxeBuilder({ page }).disableRules(['landmark-one-main', 'region']));
}

async function foundBy(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => String(target)) }));
}

/** Whatever is open over the page, by day and by night. */
export async function expectSoundDialog(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await problemsOn(page, 'dialog[open]'), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Axe finds nothing, on a desk by day and on a phone by night, and enlarged four times the page fits its window. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await problemsOn(page), `${what}, on a desk by day`).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await problemsOn(page), `${what}, on a phone by night`).toEqual([]);
  for (const size of ENLARGED) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(DESK);
}
