import { db } from '@/lib/db';
import type { Locale } from '@/lib/i18n/locales';
import { blockPerson } from '@/lib/matches/people/blocks';
import { takeSeat } from '@/lib/matches/tables/lobby';
import { unsubscribeToken } from '@/lib/notifications/unsubscribe';
import { account } from '../e2e/prepared-match';
import { askForCode, openMenu, openReport, sendEmpty, unfold } from './arrivals';
import { accountMails, letter, mailAbout } from './pictured-mails';
import { complaints, invitationTo, letTimePass, openTable, playedTables } from './pictured-tables';
import type { Subject } from './subject';

/** Names as people have them: short, as long as may be, and in other letters. */
const PEOPLE = ['Ana', 'Maximiliane Obersdorfer', '王小明', 'Ștefan'] as const;
const MODERATOR = 'moderator@example.org';

/** What everybody sees who comes to the site. */
const PUBLIC_PAGES = [
  ...['/', '/sign-in', '/tables', '/tables/new', '/play/ginkgopolis', '/play/citadels'],
  ...['/rules', '/rules/ginkgopolis', '/rules/citadels', '/rules/ginkgopolis/urbanize', '/api', '/offline'],
  ...['/inbox', '/nowhere', '/join/wrong', '/invitations/wrong', '/unsubscribe/wrong'],
];

/** People in the middle of matches who read this language, and all pages they and others see. */
export async function picturedWorld(locale: Locale): Promise<readonly Subject[]> {
  const people = await Promise.all(PEOPLE.map((name) => readerOf(locale, name)));
  const [ana = '', host = '', ming = '', stefan = ''] = people;
  const newcomer = await readerOf(locale, 'Noor');
  const tables = await playedTables(people);
  const hosted = await openTable(host, { name: 'Kleine Runde am Sonntag' });
  await takeSeat({ matchId: hosted, userId: ana });
  const full = await openTable(stefan, { name: 'Two and no more', seatCount: 2, visibility: 'link' });
  const { inviteToken } = await db.match.findUniqueOrThrow({ where: { id: full } });
  const join = { name: 'join', path: `/join/${inviteToken}` };
  const invitation = await invitationTo(newcomer, host);
  await openTable(ming, { name: '新手也欢迎', game: 'citadels', seatCount: 7 });
  await blockPerson({ userId: host, otherId: await readerOf(locale, 'Somebody Loud') });
  const choosing = tables.find(({ name }) => name === 'ginkgopolis-choosing') ?? join;
  await complaints(choosing, [host, stefan]);
  const mails = await mailsOf(locale, tables);
  await letTimePass(tables);
  const unsubscribe = unsubscribeToken({ userId: host, kind: 'turnMails' });
  return [
    ...PUBLIC_PAGES.map(publicPage),
    { name: 'sign-in-wrong', path: '/sign-in', arrive: sendEmpty },
    { name: 'sign-in-code', path: '/sign-in', arrive: askForCode },
    { name: 'welcome', path: '/welcome', viewer: newcomer },
    { name: 'home-empty', path: '/', viewer: await readerOf(locale, 'Mia') },
    { name: 'home-invited', path: '/', viewer: newcomer },
    { name: 'home-full', path: '/', viewer: host },
    { name: 'menu', path: '/rules', viewer: host, arrive: openMenu },
    { name: 'tables-new-citadels', path: '/tables/new?game=citadels', viewer: host, arrive: unfold },
    { name: 'tables-new-wrong', path: '/tables/new', viewer: host, arrive: sendEmpty },
    { name: 'settings', path: '/settings', viewer: host, arrive: unfold },
    { name: 'person', path: `/people/${host}`, viewer: host },
    { name: 'person-met', path: `/people/${host}`, viewer: ana },
    { name: 'person-new', path: `/people/${newcomer}`, viewer: newcomer },
    { name: 'report', path: `/people/${host}`, viewer: ana, arrive: openReport },
    { name: 'lobby', path: `/matches/${hosted}`, viewer: host },
    { name: 'lobby-seated', path: `/matches/${hosted}`, viewer: ana },
    { name: 'lobby-visitor', path: `/matches/${hosted}` },
    join,
    { name: 'invitation', path: invitation, viewer: newcomer },
    { name: 'unsubscribe', path: `/unsubscribe/${unsubscribe}` },
    { name: 'moderation', path: '/moderation', viewer: await moderator(locale) },
    ...tables,
    ...tables.filter(({ name }) => name.endsWith('-turn') || name.endsWith('-choosing')).map(inHistory),
    ...tables.filter(({ name }) => name.endsWith('-finished')).map(proofOf),
    { ...choosing, name: 'last-seen', path: `${choosing.path}/last-seen` },
    ...mails,
  ];
}

/** Somebody with an address, who has chosen this language. */
async function readerOf(locale: Locale, name: string): Promise<string> {
  const id = await account(name);
  await db.user.update({ where: { id }, data: { locale } });
  return id;
}

async function moderator(locale: Locale): Promise<string> {
  const known = await db.user.findUnique({ where: { email: MODERATOR } });
  const { id } = known ?? (await db.user.create({ data: { name: 'Moderator', email: MODERATOR } }));
  await db.user.update({ where: { id }, data: { locale } });
  return id;
}

async function mailsOf(locale: Locale, tables: readonly Subject[]): Promise<readonly Subject[]> {
  const mails: Subject[] = [];
  for (const { game, kind } of MAILS_ABOUT_TABLES) {
    const about = tables.filter(({ name }) => name.startsWith(game));
    const mail = await mailAbout(about, kind);
    mails.push(letter(`${kind}-${game}`, mail), { name: `inbox-${kind}-${game}`, path: `/inbox/${mail.id}` });
  }
  return [...mails, ...(await accountMails(locale))];
}

const MAILS_ABOUT_TABLES = [
  { game: 'ginkgopolis', kind: 'turn' },
  { game: 'citadels', kind: 'turn' },
  { game: 'ginkgopolis', kind: 'finished' },
] as const;

function publicPage(path: string): Subject {
  return { name: path === '/' ? 'front' : path.slice(1).replaceAll('/', '-'), path };
}

function inHistory({ name, path, ...rest }: Subject): Subject {
  return { name: `${name}-history`, path: `${path}/history/30`, ...rest };
}

function proofOf({ name, path, ...rest }: Subject): Subject {
  return { name: `${name}-proof`, path: `${path}/proof`, ...rest };
}
