import { z } from 'zod';
import type { Answered } from '@/app/matches/[id]/answer';
import { answerSchema, submitAnswer } from '@/app/matches/[id]/answer';
import { UNKNOWN_ZONE } from '@/app/matches/[id]/at-table/zone';
import { submitTableCommand } from '@/app/matches/[id]/table-wish';
import { isTimeZone } from '@/lib/i18n/time-zones';
import { matchPage } from '@/lib/matches/reading/match-page';
import { matchPulse } from '@/lib/matches/reading/match-pulse';
import { openQuestions } from '@/lib/matches/reading/open-questions';
import { markSeen } from '@/lib/matches/reading/reading-progress';
import { PLATFORM_REFUSALS, TABLE_REFUSALS } from '@/lib/matches/refusal';
import { tableCommandSchema } from '@/lib/matches/table-commands';
import { voiceFor } from '@/lib/notifications/voice';
import { answered, endpoint, openEndpoint, refused } from '../endpoint';
import { EXAMPLES } from '../examples';
import type { Problem } from '../problem';
import { logSchema, matchSchema, questionSchema } from '../schemas';
import { toldDue, toldEntry, toldMatch } from '../told-matches';

const id = z.string().max(100);
const params = z.object({ id });
const asked = { id: EXAMPLES.matchId };
const LONGEST_LOG = 500;

export const readMatch = openEndpoint(
  {
    ...{ id: 'readMatch', method: 'GET', path: '/matches/{id}', status: 200, params },
    response: matchSchema,
    problems: ['no-such-match'],
    example: { params: asked, answer: EXAMPLES.match },
  },
  async ({ params: { id: matchId } }, user) => {
    const match = await toldMatch({ matchId, userId: user?.id });
    return match ? answered(match) : refused('no-such-match');
  },
);

export const readStep = openEndpoint(
  {
    ...{ id: 'readStep', method: 'GET', path: '/matches/{id}/steps/{step}', status: 200 },
    params: z.object({ id, step: z.coerce.number().int().min(1) }),
    response: matchSchema,
    problems: ['no-such-match', 'no-such-step'],
    example: { params: { ...asked, step: '12' }, answer: { ...EXAMPLES.match, step: 12, canAct: false, prompts: [] } },
  },
  async ({ params: { id: matchId, step } }, user) => {
    const match = await toldMatch({ matchId, userId: user?.id, step });
    if (match) return answered(match);
    const isThere = (await matchPulse({ matchId, userId: user?.id })) !== undefined;
    return refused(isThere ? 'no-such-step' : 'no-such-match');
  },
);

export const readPrompts = endpoint(
  'read',
  {
    ...{ id: 'readPrompts', method: 'GET', path: '/matches/{id}/prompts', status: 200, params },
    response: z.object({ prompts: z.array(questionSchema) }),
    problems: ['no-such-match'],
    example: { params: asked, answer: { prompts: [EXAMPLES.question] } },
  },
  async ({ params: { id: matchId } }, { id: userId }) => {
    const questions = await openQuestions({ matchId, userId });
    if (!questions) return refused('no-such-match');
    const prompts = questions.map(({ legalCommands, due, ...prompt }) => ({
      ...prompt,
      due: toldDue(due),
      legalCommands: legalCommands.map(({ type, data }) => ({ type, data: { ...data } })),
    }));
    return answered({ prompts });
  },
);

export const readLog = openEndpoint(
  {
    ...{ id: 'readLog', method: 'GET', path: '/matches/{id}/log', status: 200, params },
    query: z.object({
      after: z.coerce.number().int().min(0).default(0).describe('The last step that is known already.'),
      limit: z.coerce.number().int().min(1).max(LONGEST_LOG).default(LONGEST_LOG),
    }),
    response: logSchema,
    problems: ['no-such-match'],
    example: { params: asked, query: { after: '11' }, answer: EXAMPLES.log },
  },
  async ({ params: { id: matchId }, query: { after, limit }, locale }, user) => {
    const page = await matchPage({ matchId, userId: user?.id });
    if (!page) return refused('no-such-match');
    const voice = await voiceFor(locale);
    const entries = page.log.slice(after, after + limit).map((entry) => toldEntry(entry, page, voice));
    return answered({ latestStep: page.latestStep, entries });
  },
);

export const readPulse = openEndpoint(
  {
    ...{ id: 'readPulse', method: 'GET', path: '/matches/{id}/pulse', status: 200, params },
    response: z.object({ pulse: z.string() }),
    problems: ['no-such-match'],
    example: { params: asked, answer: { pulse: EXAMPLES.match.pulse } },
  },
  async ({ params: { id: matchId } }, user) => {
    const pulse = await matchPulse({ matchId, userId: user?.id });
    return pulse === undefined ? refused('no-such-match') : answered({ pulse });
  },
);

/** A page left open over a deployment sends its moves this way too. */
export const sendCommand = endpoint(
  'play',
  {
    ...{ id: 'sendCommand', method: 'POST', path: '/matches/{id}/commands', status: 200, params },
    body: answerSchema.omit({ matchId: true }),
    response: z.object({ outcome: z.literal('accepted') }),
    problems: [...PLATFORM_REFUSALS, 'refused-by-rules'],
    example: { params: asked, body: EXAMPLES.answer, answer: { outcome: 'accepted' } },
  },
  async ({ params: { id: matchId }, body }, { id: userId }) => {
    const result = await submitAnswer({ ...body, matchId, userId });
    if (result.outcome === 'accepted') return answered({ outcome: result.outcome });
    return { ok: false, problem: await problemOf(result, { matchId, userId }) };
  },
);

type Rejected = Extract<Answered, { outcome: 'rejected' }>;

/** Whoever may not see a match is not told by a refusal that there is one. */
async function problemOf(
  { reason, values }: Rejected,
  at: Readonly<{ matchId: string; userId: string }>,
): Promise<Problem> {
  const match = await toldMatch(at);
  if (!match) return { code: 'no-such-match' };
  const code = [...PLATFORM_REFUSALS, 'too-many-requests' as const].find((known) => known === reason);
  if (!code) return { code: 'refused-by-rules', values, rule: { game: match.game, reason } };
  return { code, values, ...(code === 'prompt-closed' ? { match } : {}) };
}

export const actAtTable = endpoint(
  'play',
  {
    ...{ id: 'sendTableCommand', method: 'POST', path: '/matches/{id}/table-commands', status: 200, params },
    body: z.object({
      commandId: z.uuid(),
      command: tableCommandSchema,
      timeZone: z
        .string()
        .max(60)
        .refine(isTimeZone)
        .optional()
        .describe('A name of the IANA time zone database; without it, the zone of your settings, or UTC.'),
    }),
    response: z.object({ outcome: z.literal('accepted') }),
    problems: [
      'no-such-match',
      'not-your-seat',
      'match-not-running',
      'command-id-used',
      'too-busy',
      'refused-at-table',
    ],
    example: {
      ...{ params: asked, answer: { outcome: 'accepted' } },
      body: {
        commandId: EXAMPLES.answer.commandId,
        command: { type: 'BeginHoliday', days: 3 },
        timeZone: 'Europe/Bucharest',
      },
    },
  },
  async ({ params: { id: matchId }, body }, { id: userId, timeZone: ownZone }) => {
    const timeZone = body.timeZone ?? ownZone ?? UNKNOWN_ZONE;
    const result = await submitTableCommand({ ...body, matchId, userId, timeZone });
    if (result.outcome === 'accepted') return answered({ outcome: result.outcome });
    const atTable = TABLE_REFUSALS.find((known) => known === result.reason);
    if (atTable) return { ok: false, problem: { code: 'refused-at-table', values: result.values, atTable } };
    return { ok: false, problem: await problemOf(result, { matchId, userId }) };
  },
);

export const tellSeen = endpoint(
  'play',
  {
    ...{ id: 'markSeen', method: 'POST', path: '/matches/{id}/seen', status: 204, params },
    body: z.object({ step: z.number().int().min(0) }),
    example: { params: asked, body: { step: 12 } },
  },
  async ({ params: { id: matchId }, body: { step } }, { id: userId }) => {
    await markSeen({ matchId, userId, step });
    return answered(undefined);
  },
);
