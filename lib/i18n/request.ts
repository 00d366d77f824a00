import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE } from './locales';
import { messagesFor } from './messages';

export default getRequestConfig(async () => ({
  locale: DEFAULT_LOCALE,
  // Mail and pages show moments in UTC until a player's own time zone is known.
  timeZone: 'UTC',
  messages: await messagesFor(DEFAULT_LOCALE),
}));
