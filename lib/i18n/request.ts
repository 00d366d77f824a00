import { getRequestConfig } from 'next-intl/server';
import { messagesFor } from './messages';
import { pageReader } from './reader';

export default getRequestConfig(async () => {
  const { locale, timeZone } = await pageReader();
  return { locale, timeZone: timeZone ?? 'UTC', messages: await messagesFor(locale) };
});
