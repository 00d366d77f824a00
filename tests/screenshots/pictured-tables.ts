import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import { sendMessage } from '@/lib/matches/chat/chat-writing';
import { reportMessage, reportName } from '@/lib/matches/chat/reports';
import { USUAL_CLOCK } from '@/lib/matches/clock/table-clock';
import { invitationLinkToken } from '@/lib/matches/tables/invitation-link';
import { invite } from '@/lib/matches/tables/invitations';
import { startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import type { NewTable } from '@/lib/matches/tables/table-creation';
import { createTable } from '@/lib/matches/tables/table-creation';
import { answerFor, matchNow, playOn } from '../e2e/prepared-match';
import type { Subject } from './subject';

type Scene = Readonly<{
  name: string;
  game: string;
  table: string;
  until: (match: Match) => boolean;
  sealFirst?: boolean;
}>;

const SCENES: readonly Scene[] = [
  { name: 'ginkgopolis-draft', game: 'ginkgopolis', table: 'Whoever comes', until: () => true },
  { name: 'ginkgopolis-choosing', game: 'ginkgopolis', table: 'Die lange Nacht am Fluss 夜城', until: isAfter(6) },
  { name: 'ginkgopolis-sealed', game: 'ginkgopolis', table: '周末城市', until: isAfter(4), sealFirst: true },
  { name: 'ginkgopolis-finished', game: 'ginkgopolis', table: 'Harbour lights', until: () => false },
  {
    ...{ name: 'citadels-draft', game: 'citadels', table: 'Seară de joi' },
    until: (match) => match.round >= 3 && asks(match, 'pick-character'),
  },
  {
    ...{ name: 'citadels-turn', game: 'citadels', table: 'La table du vendredi soir chez Max' },
    until: (match) => match.round >= 5 && asks(match, 'take-turn'),
  },
  {
    ...{ name: 'citadels-graveyard', game: 'citadels', table: 'Stein auf Stein' },
    until: (match) => asks(match, 'use-graveyard'),
  },
  { name: 'citadels-finished', game: 'citadels', table: 'Old crowns', until: () => false },
];

function isAfter(round: number): Scene['until'] {
  return (match) => match.round > round;
}

function asks(match: Match, kind: string): boolean {
  return match.openPrompts().some((prompt) => prompt.kind === kind);
}

/** One table of these people for each scene, each seen by somebody it asks something. */
export function playedTables(users: readonly string[]): Promise<readonly Subject[]> {
  return Promise.all(SCENES.map((scene) => played(scene, users)));
}

/** A match played by chance up to a scene, seen by whom it asks something. */
async function played({ name, game, table, until, sealFirst = false }: Scene, users: readonly string[]) {
  const matchId = await seated(users, { game, name: table, clock: USUAL_CLOCK });
  const match = await playOn({ matchId, users }, until);
  const seat = match.openPrompts().find(({ settled }) => !settled)?.seat ?? 0;
  if (sealFirst) await answerFor({ matchId, users }, seat);
  return { name, path: `/matches/${matchId}`, viewer: users[seat] ?? '' };
}

/** A running match of these people. */
async function seated(users: readonly string[], wish: Partial<NewTable>): Promise<string> {
  const [owner = '', ...others] = users;
  const matchId = await openTable(owner, { seatCount: users.length, ...wish });
  for (const userId of others) granted(await takeSeat({ matchId, userId }));
  granted(await startMatch({ matchId, userId: owner }));
  return matchId;
}

/** A table that waits for players. */
export async function openTable(userId: string, wish: Partial<NewTable> = {}): Promise<string> {
  const created = granted(
    await createTable({
      ...{ userId, game: 'ginkgopolis', name: 'Whoever comes', seatCount: 4, options: {} },
      ...{ visibility: 'public', startsWhenFull: false, clock: USUAL_CLOCK },
      ...wish,
    }),
  );
  return created.matchId;
}

/** Somebody waits for an answer at an open table of the host. Gives the link of the mail. */
export async function invitationTo(userId: string, host: string): Promise<string> {
  const matchId = await openTable(host, { name: 'Kaffee, Kuchen und eine Stadt', game: 'citadels', seatCount: 7 });
  granted(await invite({ userId: host, matchId, invitee: { userId } }));
  granted(await invite({ userId: host, matchId, invitee: { email: 'somebody.else@example.org' } }));
  const { id } = await db.invitation.findFirstOrThrow({ where: { matchId, userId } });
  return `/invitations/${invitationLinkToken(id)}`;
}

/** A message and a name that moderators are asked to look at. */
export async function complaints(table: Subject, people: readonly [string, string]): Promise<void> {
  const [reporter, reported] = people;
  const room = { matchId: table.path.split('/').at(-1) ?? '', channel: 'players' } as const;
  const say = (userId: string, text: string) => sendMessage({ ...room, userId, sendId: randomUUID(), text });
  granted(await say(reporter, 'Shall we keep to an evening each?'));
  const { number } = granted(await say(reported, 'You play like a lamp post, and you always did.'));
  granted(await reportMessage({ ...room, userId: reporter, number, reason: 'insult', words: 'Every evening.' }));
  granted(await reportName({ userId: reporter, personId: reported, reason: 'other', words: 'That is my name.' }));
}

const HALF_HOUR_MS = 1_800_000;
const DUE_AFTER = 61;

/** Questions were asked at different times, as they are when people play over days. */
export async function letTimePass(tables: readonly Subject[]): Promise<void> {
  for (const [index, { path }] of tables.entries()) {
    const openedAt = new Date(Date.now() - (index + 1) * (index + 3) * HALF_HOUR_MS);
    const dueAt = new Date(openedAt.getTime() + DUE_AFTER * HALF_HOUR_MS);
    const matchId = path.split('/').at(-1) ?? '';
    if ((await matchNow(matchId)).outcome()) continue;
    await db.openPrompt.updateMany({ where: { matchId }, data: { openedAt, dueAt } });
  }
}

function granted<Result extends object>(result: Result): Exclude<Result, Refused> {
  if (isRefused(result)) throw new Error(`Refused: ${result.reason}`);
  return result as Exclude<Result, Refused>;
}

type Refused = Readonly<{ ok: false; reason: string }>;

function isRefused(result: object): result is Refused {
  return 'reason' in result;
}
