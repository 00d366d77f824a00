/** Languages the texts exist in; the first is the default. */
export const LOCALES = ['en'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = LOCALES[0];

export function parseLocale(text: unknown): Locale | undefined {
  return LOCALES.find((known) => known === text);
}

/** The first language of a browser's list that the texts exist in. */
export function preferredLocale(acceptLanguage: string): Locale {
  const wished = acceptLanguage.split(',').map((part) => part.split(';')[0]?.trim().split('-')[0]?.toLowerCase());
  return wished.map(parseLocale).find((known) => known !== undefined) ?? DEFAULT_LOCALE;
}
