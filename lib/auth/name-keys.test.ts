import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readName } from '@/lib/matches/tables/names';
import { nameKeysOf } from './name-keys';

function areSame(a: string, b: string): boolean {
  const [one, other] = [nameKeysOf(a), nameKeysOf(b)];
  return one.nameKey === other.nameKey || one.nameShape === other.nameShape;
}

describe('two names are taken for one', () => {
  it.each([
    ['Ana', 'ANA', 'capitals'],
    ['Ana', 'Аnа', 'Cyrillic А and а'],
    ['ana', 'аna', 'Cyrillic а'],
    ['Basil', 'Вasil', 'a Cyrillic capital that is a B'],
    ['Niva', 'Νiνa', 'Greek letters of both cases'],
    ['Вера', 'вера', 'the cases of Cyrillic'],
    ['Νίκος', 'ΝΊΚΟΣ', 'the cases of Greek, with its final sigma'],
    ['Ana', 'Ａｎａ', 'fullwidth letters'],
    ['Ana', '𝐀𝓃𝕒', 'mathematical letters'],
    ['Lilly', 'Li11y', 'digits'],
    ['Iris', 'lris', 'a small l for a capital I'],
    ['marie', 'rnarie', 'rn for m'],
    ['O’Neill', "O'Neill", 'apostrophes'],
    ['O´Neill', "O'Neill", 'accents for apostrophes'],
    ['Zoë', 'Zoe\u0308', 'composed and decomposed marks'],
    ['علی\u200cرضا', 'علیرضا', 'joiners'],
    ['Zoë ❤️', 'Zoë ❤', 'variation selectors'],
    ['Straße', 'STRASSE', 'the capitals of ß'],
    ['Straße', 'STRAẞE', 'the capital ẞ'],
  ])('%s and %s: %s', (a, b) => {
    expect(areSame(a, b)).toBe(true);
  });
});

describe('two names are two', () => {
  it.each([
    ['Vera', 'Nera'],
    ['Ana', 'Anna'],
    ['Ana', 'Aná'],
    ['Ana 2', 'Ana 3'],
    ['吴安娜', '吴安那'],
    ['Ștefan', 'Stefan'],
    ['Tom', 'Tim'],
    ['Yuri', 'Zuri'],
    ['Fay', 'Say'],
  ])('%s and %s', (a, b) => {
    expect(areSame(a, b)).toBe(false);
  });
});

describe('the keys of any name', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 2, maxLength: 24 })
    .map((text) => readName(text, 'player'))
    .filter((read) => read.ok)
    .map((read) => (read.ok ? read.name : ''));

  it('are never empty, and stay the same in another normal form and with other capitals', () => {
    fc.assert(
      fc.property(name, (text) => {
        const keys = nameKeysOf(text);
        expect(keys.nameKey).not.toBe('');
        expect(keys.nameShape).not.toBe('');
        for (const form of ['NFC', 'NFD'] as const) expect(nameKeysOf(text.normalize(form))).toEqual(keys);
        expect(areSame(text, text.toUpperCase())).toBe(true);
        expect(areSame(text, text.toLowerCase())).toBe(true);
      }),
    );
  });

  it('do not notice that letters come from elsewhere', () => {
    const foreign = new Map([...'aceopxyAEOPXTHKMB'].map((letter, at) => [letter, [...'асеорхуАЕОРХТНКМВ'][at]]));
    const imitated = (text: string, which: readonly boolean[]) =>
      [...text].map((letter, at) => (which[at] ? (foreign.get(letter) ?? letter) : letter)).join('');
    const latin = fc.string({ unit: fc.constantFrom(...'aceopxyAEOPXTHKMBrstuvw '), minLength: 2, maxLength: 24 });
    fc.assert(
      fc.property(latin, fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }), (text, which) => {
        expect(nameKeysOf(imitated(text, which)).nameShape).toBe(nameKeysOf(text).nameShape);
      }),
    );
  });
});
