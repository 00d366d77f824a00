import type { Token } from 'marked';
import { walkTokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { HOW_TO_PLAY } from '@/lib/games/game-help';
import { HELP } from '@/lib/games/help';
import { HELP_PICTURES } from '@/lib/games/help-pictures';
import { GAMES } from '@/lib/games/registry';
import { LOCALES } from '@/lib/i18n/locales';
import type { RuleBook } from './rule-book';
import { headingsAbove, parseRuleBook, plainWords, ruleBook, withItsParts } from './rule-book';

const KEYS = GAMES.map(({ metadata }) => metadata.key);

const BOOKS = KEYS.flatMap((game) => LOCALES.map((locale) => ({ game, locale })));

function tokensOf(book: RuleBook): readonly Token[] {
  const found: Token[] = [];
  for (const { content } of book) {
    void walkTokens([...content], (token) => {
      found.push(token);
    });
  }
  return found;
}

const hrefsOf = (book: RuleBook, type: 'link' | 'image') =>
  tokensOf(book).flatMap((token) => (token.type === type && 'href' in token ? [String(token.href)] : []));

const shapeOf = (book: RuleBook) =>
  book.map(({ anchor, level, content }) => [anchor, level, ...content.map(({ type }) => type)].join(' '));

describe.each(KEYS)('the rules of %s', (game) => {
  it('begin with how to play', () => {
    expect(HELP[game]?.anchors[0]).toBe(HOW_TO_PLAY);
  });

  it('have a paragraph for every kind of prompt, refusal, command and option of the game', () => {
    const { anchors = [], prompts = {}, refusals = {}, commands = {}, options = {} } = HELP[game] ?? {};
    const named = [prompts, refusals, commands, options].flatMap((map) => Object.values(map));

    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    expect(Object.keys(options)).toEqual(
      GAMES.find(({ metadata }) => metadata.key === game)?.metadata.options.map(({ key }) => key),
    );
  });

  it('show every picture that is drawn for them', async () => {
    const shown = hrefsOf(await ruleBook(game, 'en'), 'image');

    expect(new Set(shown)).toEqual(new Set(Object.keys(HELP_PICTURES[game] ?? {}).map((name) => `picture:${name}`)));
  });
});

describe.each(BOOKS)('the rules of $game in $locale', ({ game, locale }) => {
  it('have all paragraphs in the order of all languages', async () => {
    const book = await ruleBook(game, locale);

    expect(book.map(({ anchor }) => anchor)).toEqual(HELP[game]?.anchors);
  });

  it('say the same as the English ones, block by block, with the same links and pictures', async () => {
    const [book, english] = await Promise.all([ruleBook(game, locale), ruleBook(game, 'en')]);

    expect(shapeOf(book)).toEqual(shapeOf(english));
    expect(hrefsOf(book, 'image')).toEqual(hrefsOf(english, 'image'));
    expect(hrefsOf(book, 'link').toSorted()).toEqual(hrefsOf(english, 'link').toSorted());
  });

  it('lead nowhere but to their own paragraphs, and say what each picture shows', async () => {
    const book = await ruleBook(game, locale);
    const anchors = book.map(({ anchor }) => `#${anchor}`);

    expect(hrefsOf(book, 'link').filter((href) => !anchors.includes(href))).toEqual([]);
    for (const token of tokensOf(book)) if (token.type === 'image') expect(token.text).not.toBe('');
  });

  it('have something to say in every paragraph or below it', async () => {
    const book = await ruleBook(game, locale);

    const silent = book.filter(
      ({ anchor, content }) => content.length === 0 && withItsParts(book, anchor).length === 1,
    );
    expect(silent).toEqual([]);
  });
});

describe('a rule book', () => {
  const BOOK = parseRuleBook(
    '# Rules {#rules}\n\n## Turn {#turn}\n\nAct *once*.\n\n### Gold {#gold}\n\nTwo.\n\n## End {#end}\n\nOver.\n',
  );

  it('hands out a paragraph with the parts below it, and no other', () => {
    expect(withItsParts(BOOK, 'turn').map(({ anchor }) => anchor)).toEqual(['turn', 'gold']);
    expect(withItsParts(BOOK, 'end').map(({ anchor }) => anchor)).toEqual(['end']);
    expect(withItsParts(BOOK, 'nowhere')).toEqual([]);
  });

  it('knows under which headings a paragraph stands', () => {
    expect(headingsAbove(BOOK, 'gold').map(({ anchor }) => anchor)).toEqual(['rules', 'turn']);
    expect(headingsAbove(BOOK, 'rules')).toEqual([]);
  });

  it('tells a paragraph in bare words', () => {
    expect(plainWords(BOOK[1]?.content ?? [])).toBe('Act once.');
  });

  it('refuses a heading without an anchor', () => {
    expect(() => parseRuleBook('# Rules\n')).toThrow('no anchor');
  });
});
