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

/** What the browser needs in a part of the site. */
export function browserTexts(all: AbstractIntlMessages, part: keyof typeof IN_THE_BROWSER): AbstractIntlMessages {
  const namespaces: readonly string[] = IN_THE_BROWSER[part];
  return Object.fromEntries(Object.entries(all).filter(([namespace]) => namespaces.includes(namespace)));
}

/** What the browser needs on the pages of one game's matches, beside that. */
export function gameTexts({ games }: AbstractIntlMessages, game: string): AbstractIntlMessages {
  const texts = typeof games === 'object' ? games[game] : undefined;
  return texts === undefined ? {} : { games: { [game]: texts } };
}
