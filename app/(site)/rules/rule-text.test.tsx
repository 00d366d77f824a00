import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GAMES } from '@/lib/games/registry';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { ruleBook } from '@/lib/rulebook/rule-book';
import { RuleText } from './rule-text';

const BOOKS = GAMES.flatMap(({ metadata }) => LOCALES.map((locale) => ({ game: metadata.key, locale })));

describe.each(BOOKS)('the rules of $game in $locale', ({ game, locale }) => {
  it('can be drawn, words and pictures, paragraph by paragraph', async () => {
    const [book, messages] = await Promise.all([ruleBook(game, locale), messagesFor(locale)]);

    for (const { content, title } of book) {
      const drawn = renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
          <RuleText content={content} game={game} linkTo={(anchor) => `/rules/${game}/${anchor}`} />
        </NextIntlClientProvider>,
      );

      expect(drawn, title).not.toMatch(/[{}]|undefined|games[.]|\*\*|\]\(/);
      expect(drawn, title).not.toMatch(/href="(?![/]rules[/]|#)/);
    }
  });
});
