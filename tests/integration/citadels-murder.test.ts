import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import type { Prompt } from '@/lib/engine/game-definition';
import type { CitadelsCommand } from '@/lib/games/citadels/commands';
import type { CharacterId } from '@/lib/games/citadels/components';
import type { CitadelsView } from '@/lib/games/citadels/view-types';
import { findGame } from '@/lib/games/registry';
import { handleCommand } from '@/lib/matches/command-handler';
import { matchPage } from '@/lib/matches/reading/match-page';
import { homeFor } from '@/lib/matches/reading/queries';
import { secretRandom } from '@/lib/matches/stream/secret-random';
import { startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import { ONE_DAY } from '../support/at-table';
import { granted, openTable, signUp } from '../support/people';
import { runJobs } from '../support/worker';

const chance = vi.hoisted(() => {
  process.env.MAIL_DELAY = '0';
  return { seed: new Uint8Array(32) };
});

/** Two matches of the same chance, to be told apart by what people do alone. */
vi.mock('@/lib/matches/stream/secret-random', async (original) => ({
  ...(await original<typeof import('@/lib/matches/stream/secret-random')>()),
  newSeed: () => chance.seed,
}));

const MINUTE = 60_000;
/** Both matches are played in the same minutes. */
const BEGIN = Date.now() + MINUTE;
const EARLY: readonly CharacterId[] = ['thief', 'magician'];
const LATE: readonly CharacterId[] = ['bishop', 'merchant', 'architect'];

const viewOf = (match: Match, seat: number) => match.viewFor({ role: 'seat', seat }) as CitadelsView;

type Cast = readonly [assassin: CharacterId, early: CharacterId, late: CharacterId];

/** A seed by which the first to choose is offered all that the story needs, and who plays what in it. */
function fittingSeed(users: readonly string[]): Readonly<{ seed: Uint8Array<ArrayBuffer>; cast: Cast }> {
  const participants = users.map((id) => ({ kind: 'user', id }) as const);
  for (let attempt = 0; ; attempt++) {
    const seed = new Uint8Array(createHash('sha256').update(String(attempt)).digest());
    const opening = findGame('citadels')?.start({
      ...{ participants, options: {}, seedCommitment: '', random: secretRandom(seed, 0) },
    });
    const match = findGame('citadels')?.replay(opening ?? []);
    if (!match) throw new Error('Citadels is not here');
    const offered = users.flatMap((_, seat) => viewOf(match, seat).offered ?? []);
    const among = (some: readonly CharacterId[]) => some.find((character) => offered.includes(character));
    const [early, late] = [among(EARLY), among(LATE)];
    const isFitting = (['assassin', 'king', 'warlord'] as const).every((character) => offered.includes(character));
    if (isFitting && early && late) return { seed, cast: ['assassin', early, late] };
  }
}

type Table = Readonly<{ matchId: string; users: readonly string[] }>;

/** A table of these people, dealt by the seed. */
async function dealt(users: readonly string[]): Promise<Table> {
  const [owner = '', ...others] = users;
  const matchId = await openTable(owner, { game: 'citadels', seatCount: users.length, clock: ONE_DAY });
  for (const userId of others) granted(await takeSeat({ matchId, userId }));
  granted(await startMatch({ matchId, userId: owner }));
  return { matchId, users };
}

async function asked({ matchId, users }: Table): Promise<Readonly<{ prompt: Prompt; userId: string }>> {
  const { promptId, seat } = await db.openPrompt.findFirstOrThrow({ where: { matchId, settled: false } });
  const userId = users[seat] ?? '';
  const page = await matchPage({ matchId, userId });
  const prompt = page?.prompts.find(({ id }) => id === promptId);
  if (!prompt) throw new Error('Nobody is asked');
  return { prompt, userId };
}

/** Whoever is asked answers, at that moment; then the worker does what there is to do. */
async function answer(table: Table, command: CitadelsCommand, at: Date) {
  const { prompt, userId } = await asked(table);
  const { matchId } = table;
  const answered = await handleCommand({ matchId, userId, promptId: prompt.id, commandId: randomUUID(), command }, at);
  if (answered.outcome === 'rejected') throw new Error(answered.reason);
  await runJobs();
}

async function shownTo(userId: string | undefined, { matchId }: Table): Promise<CitadelsView> {
  const page = await matchPage({ matchId, userId });
  if (!page) throw new Error('The table cannot be seen');
  return page.view as CitadelsView;
}

const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** All that reaches somebody by page, list, mail and live connection, and when; ids and the time of day left out. */
async function seenBy({ matchId }: Table, userId: string | undefined) {
  const page = await matchPage({ matchId, userId });
  const home = userId === undefined ? [] : Object.entries(await homeFor(userId));
  const cards = home.map(([list, tables]) => [list, tables.filter(({ id }) => id === matchId)]);
  const told = { page: page && { ...page, match: undefined }, cards };
  const text = JSON.stringify(told, (key, value) => (IDLE.includes(key) ? undefined : value));
  return JSON.parse(text.replaceAll(matchId, NOWHERE));
}

/** When a row was written by the clock of the machine, and what is random beside the game. */
const IDLE: readonly string[] = ['at', 'createdAt', 'startedAt', 'inviteToken'];

/** What the database keeps for the worker, for everybody but one. */
async function behindTheScenes({ matchId }: Table, victim: string) {
  const prompts = await db.openPrompt.findMany({
    where: { matchId },
    select: {
      promptId: true,
      seat: true,
      kind: true,
      settled: true,
      openedAtVersion: true,
      openedAt: true,
      dueAt: true,
    },
    orderBy: [{ promptId: 'asc' }],
  });
  const notices = await db.notice.findMany({
    where: { matchId, NOT: { userId: victim } },
    select: { userId: true, kind: true, promptId: true, status: true },
    orderBy: [{ userId: 'asc' }, { promptId: 'asc' }],
  });
  const wakeUps = await db.$queryRaw<readonly object[]>`
    SELECT task_identifier, run_at FROM graphile_worker.jobs WHERE key = ${`keep-time ${matchId}`}`;
  const mails = await db.devMail.findMany({ select: { to: true, subject: true, text: true }, orderBy: { id: 'asc' } });
  const own = mails.filter(({ text }) => text.includes(matchId));
  const { email } = await db.user.findUniqueOrThrow({ where: { id: victim } });
  return {
    prompts: prompts.filter(({ openedAtVersion }) => openedAtVersion > OPENING),
    ...{ notices, wakeUps },
    mails: own
      .filter(({ to }) => to !== email)
      .map((mail) => ({ ...mail, text: withoutLinks(mail.text.replaceAll(matchId, NOWHERE)) }))
      .toSorted((one, other) => one.to.localeCompare(other.to) || one.text.localeCompare(other.text)),
  };
}

/** Prompts that were opened when a match was dealt are due by the time of day. */
const OPENING = 6;

const withoutLinks = (text: string) => text.replaceAll(/unsubscribe\/\S+/g, 'unsubscribe');

/** One round up to the turn after the King's: the last to choose takes the King, or leaves him out of the round. */
async function* round(table: Table, cast: Cast, last: CharacterId): AsyncGenerator<string> {
  let minutes = 0;
  const act = (command: CitadelsCommand) => answer(table, command, new Date(BEGIN + MINUTE * minutes++));
  for (const character of [...cast, last]) {
    await act({ type: 'PickCharacter', data: { character, bury: null } });
    yield `after ${character === last ? 'the last' : character} was chosen`;
  }
  const turns: readonly CitadelsCommand[] = [
    { type: 'Murder', data: { character: 'king' } },
    { type: 'TakeGold', data: {} },
    { type: 'FinishTurn', data: {} },
    { type: 'FinishTurn', data: {} },
    { type: 'TakeGold', data: {} },
  ];
  for (const command of turns) {
    await act(command);
    yield `after ${command.type}`;
  }
}

describe('a character that is called in vain', () => {
  it('looks the same to everybody else, whether it was murdered or is out of the round', {
    timeout: 120_000,
  }, async () => {
    const users = await Promise.all(['Ana', 'Bo', 'Cleo', 'Dan'].map(signUp));
    const spectator = await signUp('Eva');
    const { seed, cast } = fittingSeed(users);
    chance.seed = seed;
    const [murdered, absent] = [await dealt(users), await dealt(users)];
    await runJobs();
    const { crown } = await shownTo(undefined, murdered);
    const victim = users[(crown + 3) % 4] ?? '';
    const others = [...users.filter((userId) => userId !== victim), spectator, undefined];

    const worlds = [round(murdered, cast, 'king'), round(absent, cast, 'warlord')] as const;
    for (;;) {
      const [one, other] = [await worlds[0].next(), await worlds[1].next()];
      if (one.done || other.done) break;
      for (const userId of others) {
        expect(await seenBy(murdered, userId), one.value).toEqual(await seenBy(absent, userId));
      }
      expect(await behindTheScenes(murdered, victim), one.value).toEqual(await behindTheScenes(absent, victim));
    }

    const { calls } = await shownTo(undefined, murdered);
    expect(calls.find(({ character }) => character === 'king')).toMatchObject({ called: true, answeredBy: null });
    const { prompts, mails, wakeUps } = await behindTheScenes(murdered, victim);
    expect(prompts.map(({ kind }) => kind)).toEqual(['take-turn']);
    expect(mails.length).toBeGreaterThan(2);
    expect(wakeUps).toHaveLength(1);
  });
});
