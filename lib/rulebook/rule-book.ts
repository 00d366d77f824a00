import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Token, Tokens } from 'marked';
import { lexer } from 'marked';
import type { Locale } from '@/lib/i18n/locales';

/** Parts of a rule book, their paragraphs, and what belongs to one of these. */
export type Level = 1 | 2 | 3;

/** A heading with what stands below it, up to the next heading. */
export type Paragraph = Readonly<{ anchor: string; level: Level; title: string; content: readonly Token[] }>;
export type RuleBook = readonly Paragraph[];

/** `## Title {#anchor}`: an anchor is the same in all languages. */
const HEADING = /^(?<title>.+?) \{#(?<anchor>[a-z][a-z0-9-]*)\}$/;

/** The rules of a game in a language, as they are written in `lib/games/<game>/help/<locale>.md`. */
export async function ruleBook(game: string, locale: Locale): Promise<RuleBook> {
  return parseRuleBook(await readFile(join(process.cwd(), 'lib', 'games', game, 'help', `${locale}.md`), 'utf8'));
}

export function parseRuleBook(text: string): RuleBook {
  const paragraphs: (Paragraph & { content: Token[] })[] = [];
  for (const token of lexer(text)) {
    if (token.type === 'heading') paragraphs.push({ ...headingOf(token as Tokens.Heading), content: [] });
    else if (token.type !== 'space') contentOfLast(paragraphs).push(token);
  }
  return paragraphs;
}

function headingOf({ text, depth }: Tokens.Heading): Omit<Paragraph, 'content'> {
  const { title, anchor } = HEADING.exec(text)?.groups ?? {};
  if (!title || !anchor) throw new Error(`The heading “${text}” has no anchor`);
  if (depth !== 1 && depth !== 2 && depth !== 3) throw new Error(`The heading “${title}” is too deep`);
  return { anchor, level: depth, title };
}

function contentOfLast(paragraphs: readonly Readonly<{ content: Token[] }>[]): Token[] {
  const last = paragraphs.at(-1);
  if (!last) throw new Error('A rule book begins with a heading');
  return last.content;
}

/** A paragraph with those that belong to it; empty if there is none of that name. */
export function withItsParts(book: RuleBook, anchor: string): RuleBook {
  const start = book.findIndex((paragraph) => paragraph.anchor === anchor);
  const first = book[start];
  if (!first) return [];
  const length = book.slice(start + 1).findIndex(({ level }) => level <= first.level);
  return book.slice(start, length < 0 ? undefined : start + 1 + length);
}

/** Where a paragraph stands: the headings above it, the outermost first. */
export function headingsAbove(book: RuleBook, anchor: string): RuleBook {
  const start = book.findIndex((paragraph) => paragraph.anchor === anchor);
  const above: Paragraph[] = [];
  for (const paragraph of book.slice(0, Math.max(0, start)).toReversed()) {
    const limit = above[0]?.level ?? book[start]?.level ?? 1;
    if (paragraph.level < limit) above.unshift(paragraph);
  }
  return above;
}

/** The bare words of a paragraph, for search engines and tests. */
export function plainWords(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if ('tokens' in token && token.tokens) return plainWords(token.tokens);
      return token.type === 'text' || token.type === 'escape' ? String(token.text) : '';
    })
    .join('');
}
