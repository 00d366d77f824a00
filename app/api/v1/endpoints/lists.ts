import { z } from 'zod';
import { GAMES } from '@/lib/games/registry';
import { homePage } from '@/lib/matches/reading/home-page';
import { matchesOf } from '@/lib/matches/reading/match-list';
import type { WaitingQuestion } from '@/lib/matches/reading/open-questions';
import { waitingQuestions } from '@/lib/matches/reading/open-questions';
import { invitation, openTables } from '@/lib/matches/reading/queries';
import { MATCH_STATUSES } from '@/lib/matches/stream/match-status';
import { voiceFor } from '@/lib/notifications/voice';
import { answered, endpoint, openEndpoint, refused } from '../endpoint';
import { EXAMPLES } from '../examples';
import { gameSchema, matchLineSchema, meSchema, waitingQuestionSchema } from '../schemas';
import { toldLine } from '../told-matches';

const LONGEST_PART = 100;

export const readMe = endpoint(
  'read',
  { id: 'readMe', method: 'GET', path: '/me', status: 200, response: meSchema, example: { answer: EXAMPLES.me } },
  async (_, { id, name, email }) => answered({ id, name, isGuest: email === null }),
);

export const listGames = openEndpoint(
  {
    ...{ id: 'listGames', method: 'GET', path: '/games', status: 200 },
    response: z.object({ games: z.array(gameSchema) }),
    example: { answer: { games: [EXAMPLES.game] } },
  },
  async ({ locale }) => {
    const { say } = await voiceFor(locale);
    const games = GAMES.map(({ metadata, bots }) => ({
      ...metadata,
      name: say(`games.${metadata.key}.name`),
      bots: [...bots],
      options: metadata.options.map((option) => ({ ...option, values: [...option.values] })),
    }));
    return answered({ games });
  },
);

export const listMatches = endpoint(
  'read',
  {
    ...{ id: 'listMatches', method: 'GET', path: '/matches', status: 200 },
    query: z.object({
      status: z.enum(MATCH_STATUSES).optional(),
      cursor: z.uuid().optional().describe('`nextCursor` of the part before.'),
      limit: z.coerce.number().int().min(1).max(LONGEST_PART).default(30),
    }),
    response: z.object({ matches: z.array(matchLineSchema), nextCursor: z.uuid().nullable() }),
    example: { query: { status: 'running' }, answer: { matches: [EXAMPLES.line], nextCursor: null } },
  },
  async ({ query }, { id: userId }) => {
    const { matches, nextCursor } = await matchesOf({ ...query, userId });
    return answered({ matches: matches.map(toldLine), nextCursor: nextCursor ?? null });
  },
);

export const readListPulse = endpoint(
  'read',
  {
    ...{ id: 'readListPulse', method: 'GET', path: '/pulse', status: 200 },
    response: z.object({ pulse: z.string() }),
    example: { answer: { pulse: 'Rm5qrKQz6f8p2nb0zUUMp2XbUxNnSXvZkEaz6hO4XGk' } },
  },
  async (_, { id }) => answered({ pulse: (await homePage(id)).pulse }),
);

export const listTables = openEndpoint(
  {
    ...{ id: 'listTables', method: 'GET', path: '/tables', status: 200 },
    response: z.object({ tables: z.array(matchLineSchema) }),
    example: { answer: { tables: [EXAMPLES.table] } },
  },
  async (_, user) => answered({ tables: (await openTables(user?.id)).map(toldLine) }),
);

export const readInvitation = openEndpoint(
  {
    ...{ id: 'readInvitation', method: 'GET', path: '/invitations/{inviteToken}', status: 200 },
    params: z.object({ inviteToken: z.string().max(200) }),
    response: matchLineSchema,
    problems: ['invitation-wrong'],
    example: { params: { inviteToken: EXAMPLES.inviteToken }, answer: EXAMPLES.table },
  },
  async ({ params }, user) => {
    const card = await invitation(params.inviteToken, user?.id);
    return card ? answered(toldLine(card)) : refused('invitation-wrong');
  },
);

export const listPrompts = endpoint(
  'read',
  {
    ...{ id: 'listPrompts', method: 'GET', path: '/prompts', status: 200 },
    response: z.object({ prompts: z.array(waitingQuestionSchema) }),
    example: { answer: { prompts: [EXAMPLES.waiting] } },
  },
  async (_, { id }) => {
    const prompts = await waitingQuestions(id);
    return answered({ prompts: prompts.map(toldWaiting) });
  },
);

function toldWaiting({ openedAt, dueAt, ...question }: WaitingQuestion) {
  return { ...question, openedAt: openedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null };
}
