import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { GLOBAL_ERROR_WORDS } from './global-error-words';

test.each(LOCALES)('a page that failed whole says in %s what one that failed in part says', async (locale) => {
  const { problems } = await messagesFor(locale);
  const { title, what, again, home } = GLOBAL_ERROR_WORDS[locale];
  expect(problems).toMatchObject({ errorTitle: title, error: what, again, home });
});
