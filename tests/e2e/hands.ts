import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { pick } from './table';

/** How a person uses a table: what a test does is the same by whatever means. */
export type Hands = Readonly<{
  press: (control: Locator) => Promise<void>;
  /** Picks a radio or a checkbox. */
  choose: (choice: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
}>;

export const MOUSE: Hands = {
  press: (control) => control.click(),
  choose: pick,
  write: (field, text) => field.fill(text),
};

/** More stops than any page has. */
const MOST_STOPS = 160;

/** Whether it comes before what is focused: then the way back is the shorter one. */
const isBefore = (control: Element) => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  return (focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
};

/** The keyboard has not fallen off the page. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

/** Goes on with the tabulator until the focus is where it is wanted. */
async function tabUntil(page: Page, control: Locator, isThere: (control: Element) => boolean): Promise<void> {
  await expect(control).toBeVisible();
  const key = (await control.evaluate(isBefore)) ? 'Shift+Tab' : 'Tab';
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await control.evaluate(isThere)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not come to ${control}`);
}

const isFocused = (control: Element) => control === document.activeElement;

/** One stop for all radios of a group. */
const isGroupFocused = (choice: Element) => {
  const focused = document.activeElement;
  if (!(choice instanceof HTMLInputElement) || !(focused instanceof HTMLInputElement)) return false;
  return choice.type === 'radio' ? focused.name === choice.name : focused === choice;
};

/** Nothing but keys: the tabulator, arrows within a group, space and Enter. */
export function keyboardOf(page: Page): Hands {
  return {
    press: async (control) => {
      await tabUntil(page, control, isFocused);
      // While an answer is on its way a button takes no press, and Enter does not wait as a click does.
      await expect(control).toBeEnabled({ timeout: 30_000 });
      await page.keyboard.press('Enter');
    },
    choose: async (choice) => {
      await tabUntil(page, choice, isGroupFocused);
      for (let arrow = 0; arrow < MOST_STOPS && !(await choice.evaluate(isFocused)); arrow++) {
        await page.keyboard.press('ArrowDown');
      }
      if (!(await choice.isChecked())) await page.keyboard.press('Space');
      await expect(choice).toBeChecked();
    },
    write: async (field, text) => {
      await tabUntil(page, field, isFocused);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}
