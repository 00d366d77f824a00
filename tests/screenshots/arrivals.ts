import type { Page } from 'playwright/test';

/** Everything that can be folded is open. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
}

/** Sends the first form of the page as it is, past the browser's own look at it. */
export async function sendEmpty(page: Page): Promise<void> {
  const form = page.locator('main form').first();
  await form.evaluate((element) => {
    element.setAttribute('novalidate', '');
    for (const field of element.querySelectorAll('input[type=text], input[type=email], input:not([type])'))
      if (field instanceof HTMLInputElement) field.value = '';
  });
  await form.locator('[type=submit]').first().click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
}

/** Asks for a mail and stands where its code is typed. */
export async function askForCode(page: Page): Promise<void> {
  await page.locator('input[type=email]').fill(`a.very.long.address.${Date.now()}@example.org`);
  await page.locator('main form [type=submit]').first().click();
  await page.waitForURL('**/sign-in/code**');
}

/** The menu behind the portrait is open. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('[popovertarget=reader-menu]').click();
}

/** The questions that somebody who reports is asked. */
export async function openReport(page: Page): Promise<void> {
  await page.locator('main section button').last().click();
}
