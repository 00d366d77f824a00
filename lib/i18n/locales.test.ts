import { describe, expect, it } from 'vitest';
import { LOCALES, languageName, languageTag, preferredLocale } from './locales';

describe('the language of a browser', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.5, fr;q=0.9', 'fr'],
    ['pt-BR,pt;q=0.9,ro;q=0.4,en;q=0.3', 'ro'],
    ['en;q=0, de;q=0.1', 'de'],
    ['fr;q=0.80,de;q=0.8', 'fr'],
    ['FR-ca', 'fr'],
  ])('asked for as %s, it is the one wanted most that is here: %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });

  it.each(['zh', 'zh-CN', 'zh-TW', 'zh-Hant-HK,en;q=0.9', 'zh-Hans', 'cmn-Hans-CN'])(
    'is Chinese for readers of any of its scripts: %s',
    (header) => {
      expect(preferredLocale(header)).toBe('zh');
    },
  );

  it('goes by the name a language has now', () => {
    expect(preferredLocale('mo')).toBe('ro');
  });

  it.each(['', '*', 'pt-BR', 'de;q=0', 'q=1', ';;,,', 'x-klingon', '!!', 'en_US', `${'a-'.repeat(5_000)}`])(
    'is English where nothing here was asked for: %j',
    (header) => {
      expect(preferredLocale(header)).toBe('en');
    },
  );
});

describe.each(LOCALES)('the language %s', (locale) => {
  it('has a name of its own and a tag', () => {
    expect(languageName(locale)).toMatch(/^\p{L}{2,}$/u);
    expect(new Intl.Locale(languageTag(locale)).language).toBe(locale);
  });
});
