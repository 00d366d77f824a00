import type { Messages } from 'next-intl';
import { createTranslator } from 'next-intl';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { allMessages, literalsOf, TEXT_FOLDERS, textsOf } from '../support/texts';

type Values = Readonly<Record<string, string | number>>;

/** A language as the site speaks it, to find things on a page by what they say. */
export type OwnWords = Readonly<{
  locale: Locale;
  say: (key: string, values?: Values) => string;
  /** A text of which one value is not known. */
  like: (key: string, unknown: string) => RegExp;
}>;

export function ownWords(locale: Locale): OwnWords {
  const say: OwnWords['say'] = createTranslator<Messages>({ locale, messages: allMessages(locale) });
  return { locale, say, like: (key, unknown) => patternOf(say(key, { [unknown]: UNKNOWN })) };
}

const UNKNOWN = '0';

/** Blanks of all widths are one to a browser that tells what something is called. */
function patternOf(text: string): RegExp {
  const literal = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll(/\s+/g, '\\s+').replaceAll(UNKNOWN, '.+')}`);
}

/** English texts of some length that say something else in a language: wherever one is seen there, something was forgotten. */
export function englishOnly(locale: Locale): ReadonlySet<string> {
  const differing = TEXT_FOLDERS.flatMap(({ folder }) => {
    const own = textsOf(folder, locale);
    return [...textsOf(folder, DEFAULT_LOCALE)].filter(([path, text]) => own.get(path) !== text);
  });
  const spoken = new Set(TEXT_FOLDERS.flatMap(({ folder }) => [...textsOf(folder, locale).values()]));
  return new Set(differing.map(([, text]) => text).filter((text) => literalsOf(text) === text && !spoken.has(text)));
}

/** All that a page says, aloud or in writing. */
async function saidOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const named = ['aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder'];
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      named.flatMap((name) => element.getAttribute(name) ?? []),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const written: string[] = [document.title];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style, [lang="en"]')) written.push(textContent?.trim() ?? '');
    }
    return [...written, ...attributes].filter((text) => text !== '');
  });
}

/** What does not have the room that its words need: the page itself, or a button. */
async function crampedOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const overflowing: string[] = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      const button = parent?.closest('button, a');
      // What is only for those who listen has no room, and needs none.
      if (!parent || !button || parent.clientWidth === 1) continue;
      const words = document.createRange();
      words.selectNode(currentNode);
      const [inside, outside] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      const isCut = inside.left < outside.left - 1 || inside.right > outside.right + 1;
      if (isCut && inside.width > 0) overflowing.push(currentNode.textContent ?? '');
    }
    return overflowing;
  });
}

/** Everything has room, on a desk and on the narrowest phone. */
export async function expectRoom(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of [{ width: 360, height: 640 }, before]) {
    if (size) await page.setViewportSize(size);
    expect(await crampedOn(page)).toEqual([]);
  }
}

/** A page is in one language: its root says so, nothing is in English, and no text is missing. */
export async function expectOneLanguage(page: Page, { locale }: OwnWords, tag: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  const said = await saidOn(page);
  const english = englishOnly(locale);
  expect(said.filter((text) => english.has(text))).toEqual([]);
  expect(said.filter((text) => /^(games|site|home|match|atTable|clock|chat|ui)[.][\w.-]+$/.test(text))).toEqual([]);
}
