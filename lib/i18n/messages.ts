import type { AbstractIntlMessages } from 'next-intl';
import { GAMES } from '@/lib/games/registry';
import type { Locale } from './locales';

type Namespaces = Record<string, AbstractIntlMessages>;

/** What only the server writes: mail, the API, the pages of rules, and the games, whose own pages hand them to the browser one by one. */
const SERVER_ONLY = ['mails', 'api', 'games', 'tableLog', 'rules'];

/** All texts of a language: those of the service at the top, each game's own below `games.<key>`. */
export async function messagesFor(locale: Locale): Promise<Namespaces> {
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

/** What the browser needs on every page. */
export function pageMessages(all: AbstractIntlMessages): AbstractIntlMessages {
  return Object.fromEntries(Object.entries(all).filter(([namespace]) => !SERVER_ONLY.includes(namespace)));
}

/** What the browser needs on the pages of one game's matches. */
export function gameMessages(all: AbstractIntlMessages, game: string): AbstractIntlMessages {
  const { games } = all;
  const texts = typeof games === 'object' ? games[game] : undefined;
  return texts === undefined ? pageMessages(all) : { ...pageMessages(all), games: { [game]: texts } };
}
