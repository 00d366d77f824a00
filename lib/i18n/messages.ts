import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from './locales';

type Messages = Record<string, AbstractIntlMessages>;

/** All texts of a language: those of the service at the top, each game's own below `games.<key>`. */
export async function messagesFor(locale: Locale): Promise<Messages> {
  const service: { default: Messages } = await import(`./messages/${locale}.json`);
  return service.default;
}
