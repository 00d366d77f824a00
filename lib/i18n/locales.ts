/** Languages the texts exist in; the first is the default. */
export const LOCALES = ['en', 'zh', 'de', 'fr', 'ro'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = LOCALES[0];

/** Where a browser keeps the language that was chosen in it, for readers without an account. */
export const LANGUAGE_COOKIE = 'language';

const NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  zh: '简体中文',
  de: 'Deutsch',
  fr: 'Français',
  ro: 'Română',
};

/** A language by its own name: whoever looks for it may read no other. */
export const languageName = (locale: Locale): string => NAMES[locale];

/** The tag of a language in `lang` and `Content-Language`. Chinese is written in simplified characters here. */
export const languageTag = (locale: Locale): string => (locale === 'zh' ? 'zh-Hans' : locale);

export function parseLocale(text: unknown): Locale | undefined {
  return LOCALES.find((known) => known === text);
}

/**
 * Of the languages a browser asks for (RFC 9110, 12.5.4), the one wanted most that the texts exist in. Only the language
 * counts, not where or how it is written: whoever reads traditional characters reads simplified ones rather than English.
 */
export function preferredLocale(acceptLanguage: string): Locale {
  const wanted = acceptLanguage
    .split(',')
    .map(rangeOf)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wanted.map(({ tag }) => parseLocale(languageOf(tag))).find((known) => known !== undefined) ?? DEFAULT_LOCALE;
}

function rangeOf(text: string): Readonly<{ tag: string; weight: number }> {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const [, written] = parameters.map((each) => /^q=([01](?:[.]\d{0,3})?)$/i.exec(each)).find(Boolean) ?? [];
  return { tag, weight: written === undefined ? 1 : Number(written) };
}

/** The language of a tag by the name in use now: `mo` is Romanian, `cmn` Chinese. */
function languageOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}
