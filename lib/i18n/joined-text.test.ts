import { describe, expect, it } from 'vitest';
import { durationText } from './duration-text';
import { namesIn, remarksText, sentencesText } from './joined-text';
import { listText } from './log-text';

describe('what is put together of texts', () => {
  it.each([
    ['en', 'One. Two.'],
    ['de', 'One. Two.'],
    ['zh', 'One.Two.'],
    ['zh-Hans', 'One.Two.'],
  ])('has sentences as far apart as %s writes them, and none for what is empty', (locale, joined) => {
    expect(sentencesText(['One.', '', 'Two.'], locale)).toBe(joined);
  });

  it.each([
    ['fr', 'hôte, toi'],
    ['zh', 'hôte，toi'],
  ])('has the comma of %s between remarks', (locale, joined) => {
    expect(remarksText(['hôte', '', 'toi'], locale)).toBe(joined);
  });

  it.each([
    ['en', 'A, B, and C', '2 days'],
    ['zh', 'A、B和C', '2天'],
    ['de', 'A, B und C', '2 Tage'],
    ['fr', 'A, B et C', '2 jours'],
    ['ro', 'A, B și C', '2 zile'],
  ])('lists names and counts days in %s', (locale, names, days) => {
    expect(listText(['A', 'B', 'C'], locale)).toBe(names);
    expect(durationText(2 * 24 * 60 * 60_000, locale).replaceAll(/\s/g, ' ')).toBe(days);
  });

  it('finds the names in a list by whichever comma', () => {
    expect(['Mira, Noor, Theo', '小满、阿宁、知秋', '小满，阿宁，知秋'].map((list) => namesIn(list).length)).toEqual([
      3, 3, 3,
    ]);
  });
});
