import { readFileSync } from 'node:fs';
import type { MessageFormatElement, PluralElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { GAMES } from '@/lib/games/registry';
import type { Locale } from '@/lib/i18n/locales';

/** Where texts lie, with the path that leads to them in the texts of the service. */
export const TEXT_FOLDERS: readonly Readonly<{ folder: string; below: string }>[] = [
  { folder: 'lib/i18n/messages', below: '' },
  ...GAMES.map(({ metadata: { key } }) => ({ folder: `lib/games/${key}/messages`, below: `games.${key}.` })),
];

/** The texts of a file by their paths, in the order they stand there. */
export function textsOf(folder: string, locale: Locale): ReadonlyMap<string, string> {
  return new Map(textsIn(messagesIn(folder, locale)));
}

function messagesIn(folder: string, locale: Locale): Readonly<Record<string, object>> {
  return JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8'));
}

/** All texts of a language as the site has them, for programs that cannot import JSON by a name they make up. */
export function allMessages(locale: Locale): Readonly<Record<string, object>> {
  const games = GAMES.map(({ metadata: { key } }) => [key, messagesIn(`lib/games/${key}/messages`, locale)]);
  return { ...messagesIn('lib/i18n/messages', locale), games: Object.fromEntries(games) };
}

function textsIn(messages: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : textsIn(value, `${path}${key}.`),
  );
}

/** A text taken apart, with all that is inside of its choices and tags. */
export function elementsOf(text: string): readonly MessageFormatElement[] {
  return parse(text).flatMap(withInner);
}

function withInner(element: MessageFormatElement): readonly MessageFormatElement[] {
  const inner =
    element.type === TYPE.plural || element.type === TYPE.select
      ? Object.values(element.options).flatMap(({ value }) => value)
      : element.type === TYPE.tag
        ? element.children
        : [];
  return [element, ...inner.flatMap(withInner)];
}

/** What a text is given, and which tags it sets: "{name}", "{count, plural}", "<link>". */
export function givenTo(text: string): ReadonlySet<string> {
  return new Set(elementsOf(text).flatMap(placeOf));
}

function placeOf(element: MessageFormatElement): readonly string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [`<${element.value}>`];
    case TYPE.select:
      return [`{${element.value}: ${Object.keys(element.options).toSorted().join(' or ')}}`];
    default:
      return [`{${element.value}}`];
  }
}

/** What a text says of its own, without its values and tags. */
export function literalsOf(text: string): string {
  return elementsOf(text)
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join('');
}

/** Only single numbers are set off, and the rest is not counted in words: "{asked, plural, =0 {Ask} other {Agree}}". */
function isAboutFew({ options }: PluralElement): boolean {
  const isCounted = options.other?.value.some(({ type }) => type === TYPE.pound) ?? false;
  return !isCounted && Object.keys(options).every((option) => option === 'other' || option.startsWith('='));
}

const COUNTED = Array.from({ length: 201 }, (_, count) => count);

/** The categories of number that a language tells apart and a text has no words for. */
export function uncounted(text: string, locale: Locale): readonly string[] {
  return elementsOf(text).flatMap((element) => {
    if (element.type !== TYPE.plural || isAboutFew(element)) return [];
    const rules = new Intl.PluralRules(locale, { type: element.pluralType ?? 'cardinal' });
    const has = (category: string) => category in element.options;
    const isNamed = (category: string) => {
      const counts = COUNTED.filter((count) => rules.select(count - element.offset) === category);
      return counts.length > 0 && counts.every((count) => has(`=${count}`));
    };
    return rules.resolvedOptions().pluralCategories.filter((category) => !has(category) && !isNamed(category));
  });
}
