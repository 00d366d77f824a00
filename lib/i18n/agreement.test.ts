import { describe, expect, it } from 'vitest';
import { saidTexts } from '@/tests/support/said-texts';
import { givenTo, literalsOf, TEXT_FOLDERS, textsOf, uncounted } from '@/tests/support/texts';
import type { Locale } from './locales';
import { DEFAULT_LOCALE, LOCALES } from './locales';

const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Words that are the same everywhere: people's names in pictures. */
const SAME_EVERYWHERE = ['Mira, Noor, Theo'];

/** Marks that a language writes differently, each with what is wrong about it. */
const MISWRITTEN: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [],
  zh: [/\p{Script=Han}[.;:!?()]/u, /\p{Script=Han} \p{Script=Han}/u],
  de: [/[“][^„]*[“]/, /[«»‹›]/],
  fr: [/ [;:!?»]/, /« /, /[“”„]/],
  ro: [/[şţŞŢ]/, /[“][^„]*[”]/],
};

/** What happens at any table is told in the logs of all games: see lib/i18n/messages.ts. */
const inTheLogOfGames = (path: string) =>
  path.startsWith('tableLog.') ? [path.replace('tableLog.', 'games.ginkgopolis.log.table.')] : [];

/** Words that no text in another language has. */
const ENGLISH_WORDS = /\b(the|your|you|and|with|from|have|this|that)\b/i;

const isSaid = saidTexts();

describe.each(TEXT_FOLDERS)('the texts in $folder', ({ folder, below }) => {
  const english = textsOf(folder, DEFAULT_LOCALE);

  it('are all said somewhere', () => {
    const spoken = (path: string) => [`${below}${path}`, ...inTheLogOfGames(path)].some(isSaid);
    expect([...english.keys()].filter((path) => !spoken(path))).toEqual([]);
  });

  describe.each(LOCALES)('in %s', (locale) => {
    const texts = [...textsOf(folder, locale)];
    const findings = (isWrong: (text: string, path: string) => boolean) =>
      texts.filter(([path, text]) => isWrong(text, path));

    it('have words for every number the language tells apart', () => {
      expect(
        texts.flatMap(([path, text]) => uncounted(text, locale).map((category) => `${path}: ${category}`)),
      ).toEqual([]);
    });

    it('say something, and have no blanks around them', () => {
      expect(findings((text) => text === '' || text !== text.trim())).toEqual([]);
    });

    it('have the apostrophes and quotation marks of books', () => {
      expect(findings((text) => /['"]/.test(text))).toEqual([]);
    });
  });

  describe.each(OTHERS)('in %s, beside the English ones', (locale) => {
    const own = textsOf(folder, locale);

    it('are the same, in the same order', () => {
      expect([...own.keys()]).toEqual([...english.keys()]);
    });

    it('are given the same values and set the same tags', () => {
      const given = (texts: ReadonlyMap<string, string>) =>
        [...texts].map(([path, text]) => `${path} ${[...givenTo(text)].toSorted().join(' ')}`);
      expect(given(own)).toEqual(given(english));
    });

    it('leave nothing in English', () => {
      const left = [...own].filter(([path, text]) => {
        const words = literalsOf(text);
        const isSame = text === english.get(path) && (words.match(/\p{L}+/gu) ?? []).length > 1;
        return (isSame && !SAME_EVERYWHERE.includes(text)) || ENGLISH_WORDS.test(words);
      });
      expect(left).toEqual([]);
    });

    it('are written as the language is', () => {
      const wrong = [...own].filter(([, text]) => MISWRITTEN[locale].some((mark) => mark.test(literalsOf(text))));
      expect(wrong).toEqual([]);
    });

    it('end with a full stop where the English ones do', () => {
      const isSentence = (text: string) => /[.。][”“»)]?\}*$/u.test(text);
      const hasWords = (text: string) => /\p{L}/u.test(literalsOf(text));
      const differing = [...own].filter(([path, text]) => {
        const inEnglish = english.get(path) ?? '';
        return hasWords(text) && hasWords(inEnglish) && isSentence(text) !== isSentence(inEnglish);
      });
      expect(differing).toEqual([]);
    });
  });
});
