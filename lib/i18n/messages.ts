import type { AbstractIntlMessages } from 'next-intl';
import { GAMES } from '@/lib/games/registry';
import type { Locale } from './locales';

type Namespaces = Record<string, AbstractIntlMessages>;

/**
 * What the browser puts into words itself, by the part of the site that does; all else is written on the server. Every page
 * brings these texts along, so a namespace stands only where something asks for it: `useTranslations` in a client component.
 */
const IN_THE_BROWSER = {
  everywhere: ['ui', 'problems', 'requests'],
  site: [
    ...['access', 'clock', 'guest', 'invitations', 'match', 'newTable', 'play', 'report', 'settings', 'signIn'],
    'unsubscribe',
  ],
  matches: ['atTable', 'chat', 'clock', 'guest', 'history', 'invitations', 'match', 'recap', 'refusals', 'report'],
} as const;

const known = new Map<Locale, Promise<Namespaces>>();

/** All texts of a language: those of the service at the top, each game's own below `games.<key>`. */
export function messagesFor(locale: Locale): Promise<Namespaces> {
  const texts = known.get(locale) ?? readMessages(locale);
  known.set(locale, texts);
  return texts;
}

async function readMessages(locale: Locale): Promise<Namespaces> {
  const service: { default: Namespaces } = await import(`./messages/${locale}.json`);
  const { tableLog } = service.default;
  const games = await Promise.all(
    GAMES.map(async ({ metadata: { key } }) => [key, withTableLog(await textsOfGame(key, locale), tableLog)]),
  );
  return { ...service.default, games: Object.fromEntries(games) };
}

/** Every game's log tells what happened at the table, too: see lib/engine/table-events.ts. */
function withTableLog(texts: AbstractIntlMessages, tableLog: AbstractIntlMessages = {}): AbstractIntlMessages {
  const log = typeof texts.log === 'object' ? texts.log : {};
  return { ...texts, log: { ...log, table: tableLog } };
}

async function textsOfGame(key: string, locale: Locale): Promise<AbstractIntlMessages> {
  const texts: { default: AbstractIntlMessages } = await import(`../games/${key}/messages/${locale}.json`);
  return texts.default;
}

/** What the browser needs in a part of the site. */
export function browserTexts(all: AbstractIntlMessages, part: keyof typeof IN_THE_BROWSER): string {
  const namespaces: readonly string[] = IN_THE_BROWSER[part];
  return written(all, part, () => only(all, (namespace) => namespaces.includes(namespace)));
}

/** What is told of a game elsewhere, and never at its table. */
const NOT_AT_THE_TABLE = ['tagline', 'options', 'shuffles'];

/** What the browser needs at one game's tables, beside that; the hints only where the game is practised. */
export function gameTexts(all: AbstractIntlMessages, { game, practice }: { game: string; practice: boolean }): string {
  const games = typeof all.games === 'object' ? all.games : {};
  const texts = typeof games[game] === 'object' ? games[game] : {};
  const isNeeded = (part: string) => !NOT_AT_THE_TABLE.includes(part) && (practice || part !== 'guide');
  return written(all, `${game} ${practice}`, () => ({ games: { [game]: only(texts, isNeeded) } }));
}

function only(texts: AbstractIntlMessages, isNeeded: (name: string) => boolean): AbstractIntlMessages {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => isNeeded(name)));
}

const writtenTexts = new WeakMap<AbstractIntlMessages, Map<string, string>>();

/**
 * Texts as they are sent, in JSON and written once: React takes one long text in a moment, but looks at each of a thousand
 * short ones, on the server twice for every page.
 */
function written(all: AbstractIntlMessages, part: string, select: () => AbstractIntlMessages): string {
  const parts = writtenTexts.get(all) ?? new Map<string, string>();
  writtenTexts.set(all, parts);
  const text = parts.get(part) ?? JSON.stringify(select());
  parts.set(part, text);
  return text;
}
