import { z } from 'zod';
import { BANKS, HOLIDAYS, PACES, UNHURRIED } from '@/lib/matches/clock/table-clock';
import type { LobbyResult, RefusedByLobby } from '@/lib/matches/refusal';
import { VISIBILITIES } from '@/lib/matches/stream/match-status';
import { addBot, cancelTable, emptySeat, leaveTable, startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import { createTable, quickMatch } from '@/lib/matches/tables/table-creation';
import { voiceFor } from '@/lib/notifications/voice';
import type { Answered } from '../endpoint';
import { answered, endpoint, refused } from '../endpoint';
import { EXAMPLES } from '../examples';
import { matchSchema } from '../schemas';
import type { ToldMatch } from '../told-matches';
import { toldMatch } from '../told-matches';

const params = z.object({ id: z.string().max(100) });
const game = z.string().max(40);
const bot = z.string().max(40);
const options = z.record(z.string(), z.unknown()).default({});
const example = { params: { id: EXAMPLES.matchId }, answer: EXAMPLES.lobby };
const CLOSED = ['no-such-table', 'already-started', 'cancelled'] as const;
const AGREED = ['unknown-game', 'options', 'name-too-short', 'name-too-long', 'name-characters', 'name-marks'] as const;

export const openTable = endpoint(
  'play',
  {
    ...{ id: 'createTable', method: 'POST', path: '/matches', status: 201 },
    body: z.object({
      ...{ game, options },
      name: z.string().max(400),
      seatCount: z.number().int(),
      visibility: z
        .enum(VISIBILITIES)
        .default('link')
        .describe('`link`: only who holds the invitation sees the table.'),
      startsWhenFull: z.boolean().default(true).describe('Otherwise its owner starts it.'),
      clock: z
        .object({ pace: z.enum(PACES), bank: z.enum(BANKS), holidays: z.enum(HOLIDAYS) })
        .default(UNHURRIED)
        .describe('How long a question may wait, what each seat may think beyond that, and its days of holiday.'),
    }),
    response: matchSchema,
    problems: [...AGREED, 'seat-count', 'too-many-tables'],
    example: { body: { game: 'ginkgopolis', name: 'Thursday table', seatCount: 2 }, answer: EXAMPLES.lobby },
  },
  async ({ body }, { id: userId }) => created(await createTable({ ...body, userId }), userId),
);

export const playBots = endpoint(
  'play',
  {
    ...{ id: 'quickMatch', method: 'POST', path: '/quick-matches', status: 201 },
    body: z.object({
      ...{ game, options },
      bots: z.array(bot).min(1).max(10).describe('One name for each opponent; `listGames` has them.'),
      name: z.string().max(400).optional(),
    }),
    response: matchSchema,
    problems: [...AGREED, 'seat-count', 'unknown-bot'],
    example: { body: { game: 'ginkgopolis', bots: ['normal'] }, answer: EXAMPLES.match },
  },
  async ({ body: { name, ...wish }, locale }, user) => {
    const { say } = await voiceFor(locale);
    const named = name ?? say('play.tableName', { name: user.name, count: wish.bots.length });
    return created(await quickMatch({ ...wish, name: named, userId: user.id }), user.id);
  },
);

async function created(result: LobbyResult<{ matchId: string }>, userId: string): Promise<Answered<ToldMatch>> {
  if (!result.ok) return refusedByLobby(result);
  return answered(await matchNow(result.matchId, userId), `/api/v1/matches/${result.matchId}`);
}

export const join = endpoint(
  'play',
  {
    ...{ id: 'joinTable', method: 'POST', path: '/matches/{id}/join', status: 200, params },
    body: z.object({ inviteToken: z.string().max(200).optional() }),
    response: matchSchema,
    problems: [...CLOSED, 'invitation-wrong', 'already-seated', 'table-full'],
    example: { ...example, body: { inviteToken: EXAMPLES.inviteToken } },
  },
  async ({ params: { id: matchId }, body: { inviteToken } }, { id: userId }) => {
    const wish = inviteToken === undefined ? {} : { inviteToken };
    return changed(await takeSeat({ matchId, userId, ...wish }), { matchId, userId });
  },
);

export const leave = endpoint(
  'play',
  {
    ...{ id: 'leaveTable', method: 'POST', path: '/matches/{id}/leave', status: 204, params },
    problems: [...CLOSED, 'not-seated', 'owner-stays'],
    example: { params: example.params },
  },
  async ({ params: { id: matchId } }, { id: userId }) => {
    const left = await leaveTable({ matchId, userId });
    return left.ok ? answered(undefined) : refusedByLobby(left);
  },
);

export const seatBot = endpoint(
  'play',
  {
    ...{ id: 'addBot', method: 'POST', path: '/matches/{id}/bots', status: 200, params },
    body: z.object({ bot }),
    response: matchSchema,
    problems: [...CLOSED, 'owner-only', 'unknown-bot', 'table-full'],
    example: { ...example, body: { bot: 'normal' } },
  },
  async ({ params: { id: matchId }, body }, { id: userId }) =>
    changed(await addBot({ matchId, userId, ...body }), { matchId, userId }),
);

export const freeSeat = endpoint(
  'play',
  {
    ...{ id: 'emptySeat', method: 'POST', path: '/matches/{id}/seats/{seat}/empty', status: 200 },
    params: params.extend({ seat: z.coerce.number().int().min(0).max(20) }),
    response: matchSchema,
    problems: [...CLOSED, 'owner-only', 'owner-stays', 'seat-empty'],
    example: { ...example, params: { ...example.params, seat: '1' } },
  },
  async ({ params: { id: matchId, seat } }, { id: userId }) =>
    changed(await emptySeat({ matchId, userId, seat }), { matchId, userId }),
);

export const start = endpoint(
  'play',
  {
    ...{ id: 'startMatch', method: 'POST', path: '/matches/{id}/start', status: 200, params },
    body: z.object({ fillWith: bot.optional().describe('The bot for each free seat; without it they fall away.') }),
    response: matchSchema,
    problems: [...CLOSED, 'owner-only', 'unknown-bot', 'too-few-players'],
    example: { ...example, body: { fillWith: 'normal' }, answer: EXAMPLES.match },
  },
  async ({ params: { id: matchId }, body: { fillWith } }, { id: userId }) => {
    const wish = fillWith === undefined ? {} : { fillWith };
    return changed(await startMatch({ matchId, userId, ...wish }), { matchId, userId });
  },
);

export const cancel = endpoint(
  'play',
  {
    ...{ id: 'cancelTable', method: 'POST', path: '/matches/{id}/cancel', status: 200, params },
    response: matchSchema,
    problems: [...CLOSED, 'owner-only'],
    example: { ...example, answer: { ...EXAMPLES.lobby, status: 'cancelled' } },
  },
  async ({ params: { id: matchId } }, { id: userId }) =>
    changed(await cancelTable({ matchId, userId }), { matchId, userId }),
);

type At = Readonly<{ matchId: string; userId: string }>;

async function changed(result: LobbyResult<object>, { matchId, userId }: At): Promise<Answered<ToldMatch>> {
  return result.ok ? answered(await matchNow(matchId, userId)) : refusedByLobby(result);
}

async function matchNow(matchId: string, userId: string): Promise<ToldMatch> {
  const match = await toldMatch({ matchId, userId });
  if (!match) throw new Error('A player does not see the own table');
  return match;
}

function refusedByLobby({ reason, values }: RefusedByLobby) {
  return refused(reason, values);
}
