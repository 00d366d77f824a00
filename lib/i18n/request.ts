import { getRequestConfig } from 'next-intl/server';
import type { Locale } from './locales';
import { messagesFor } from './messages';
import { pageReader } from './reader';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
  }
}

export default getRequestConfig(async () => {
  const { locale, timeZone } = await pageReader();
  return { locale, timeZone: timeZone ?? 'UTC', messages: await messagesFor(locale) };
});
