import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import { createTable, quickMatch } from '@/lib/matches/table-creation';
import { account, answerFor, playOn, preparedMatch } from '../e2e/prepared-match';

/** Names as people have them: short, as long as may be, and in other letters. */
const PEOPLE = ['Ana', 'Maximiliane Obersdorfer', '王小明', 'Ștefan'] as const;
const MATCHES_AT_ONCE = 12;

/** What a picture shows, and who looks at it: nobody in particular, or a person by the id. */
export type Subject = Readonly<{ name: string; path: string; viewer?: string }>;

type Scene = Readonly<{ name: string; game: string; until: (match: Match) => boolean; sealFirst?: boolean }>;

const SCENES: readonly Scene[] = [
  { name: 'ginkgopolis-draft', game: 'ginkgopolis', until: () => true },
  { name: 'ginkgopolis-choosing', game: 'ginkgopolis', until: ({ round }) => round >= 7 },
  { name: 'ginkgopolis-sealed', game: 'ginkgopolis', until: ({ round }) => round >= 5, sealFirst: true },
  { name: 'ginkgopolis-finished', game: 'ginkgopolis', until: () => false },
  { name: 'citadels-draft', game: 'citadels', until: (match) => match.round >= 3 && asks(match, 'pick-character') },
  { name: 'citadels-turn', game: 'citadels', until: (match) => match.round >= 5 && asks(match, 'take-turn') },
  { name: 'citadels-graveyard', game: 'citadels', until: (match) => asks(match, 'use-graveyard') },
  { name: 'citadels-finished', game: 'citadels', until: () => false },
];

function asks(match: Match, kind: string): boolean {
  return match.openPrompts().some((prompt) => prompt.kind === kind);
}

/** People in the middle of matches, and the pages that everybody sees. */
export async function picturedWorld(): Promise<readonly Subject[]> {
  const tables = await Promise.all(SCENES.map(played));
  const host = await account(PEOPLE[1]);
  const [newcomer, lobby] = await Promise.all([account(PEOPLE[0]), openTable(host), manyMatches(host)]);
  return [
    ...[
      '/',
      '/sign-in',
      '/tables',
      '/tables/new',
      '/play/ginkgopolis',
      '/rules',
      '/rules/ginkgopolis',
      '/rules/citadels',
      '/rules/ginkgopolis/urbanize',
      '/api',
      '/nowhere',
    ].map(publicPage),
    { name: 'home-empty', path: '/', viewer: newcomer },
    { name: 'home-full', path: '/', viewer: host },
    { name: 'settings', path: '/settings', viewer: host },
    { name: 'person', path: `/people/${host}`, viewer: host },
    { name: 'lobby', path: `/matches/${lobby}`, viewer: host },
    ...tables,
    ...tables.filter(({ name }) => name.endsWith('-turn') || name.endsWith('-choosing')).map(inHistory),
  ];
}

function publicPage(path: string): Subject {
  return { name: path === '/' ? 'front' : path.slice(1).replaceAll('/', '-'), path };
}

function inHistory({ name, path, ...rest }: Subject): Subject {
  return { name: `${name}-history`, path: `${path}/history/30`, ...rest };
}

/** A match played by chance up to a scene, seen by whom it asks something. */
async function played({ name, game, until, sealFirst = false }: Scene): Promise<Subject> {
  const prepared = await preparedMatch(PEOPLE, { game, name: 'Die lange Nacht am Fluss 夜城' });
  const match = await playOn(prepared, until);
  const seat = match.openPrompts().find(({ settled }) => !settled)?.seat ?? 0;
  if (sealFirst) await answerFor(prepared, seat);
  return { name, path: `/matches/${prepared.matchId}`, viewer: prepared.users[seat] ?? '' };
}

async function openTable(userId: string): Promise<string> {
  const created = await createTable({
    ...{ userId, game: 'ginkgopolis', name: 'Whoever comes', seatCount: PEOPLE.length, options: {} },
    ...{ visibility: 'public', startsWhenFull: false },
  });
  if (!created.ok) throw new Error(created.reason);
  return created.matchId;
}

async function manyMatches(userId: string): Promise<void> {
  for (let index = 0; index < MATCHES_AT_ONCE; index++) {
    const game = index % 2 === 0 ? 'ginkgopolis' : 'citadels';
    const created = await quickMatch({
      userId,
      game,
      name: `Evening ${index + 1}`,
      bots: ['normal', 'normal', 'normal'],
    });
    if (!created.ok) throw new Error(created.reason);
  }
}

/** The language somebody has chosen in the settings. */
export async function chooseLanguage(userId: string, locale: string): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { locale } });
}
