import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';

export const chatButton = (page: Page) => page.getByRole('button', { name: /^Chat/ });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat and notes' });
export const log = (page: Page) => panel(page).getByRole('log');
export const messageField = (page: Page) => panel(page).getByLabel('Your message');

export async function openChat(page: Page): Promise<void> {
  // A press before the scripts of a large table have come opens nothing.
  await expect(async () => {
    if ((await chatButton(page).getAttribute('aria-expanded')) !== 'true') await chatButton(page).click();
    await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();
  await expect(panel(page)).toBeVisible();
}

export async function say(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text);
  await messageField(page).press('Enter');
  await expect(messageField(page)).toHaveValue('');
}
