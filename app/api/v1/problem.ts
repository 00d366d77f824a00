import { isLimit, whenAgain } from '@/app/limit-sentence';
import type { RefusalValues } from '@/lib/engine/game-definition';
import { env } from '@/lib/env';
import { languageTag } from '@/lib/i18n/locales';
import type { LimitName } from '@/lib/limits/limits';
import { LIMITS } from '@/lib/limits/limits';
import type { TableRefusal } from '@/lib/matches/refusal';
import { LOBBY_REFUSALS } from '@/lib/matches/refusal';
import type { Voice } from '@/lib/notifications/voice';
import { voiceFor } from '@/lib/notifications/voice';
import type { ProblemCode } from './problem-codes';
import { PROBLEMS } from './problem-codes';
import { problemSchema } from './schemas';

/** What is wrong with a request, in the words of its schema. */
export type Flaw = Readonly<{ path: string; message: string }>;

export type Problem = Readonly<{
  code: ProblemCode;
  values?: RefusalValues;
  /** A refusal by the rules of a game: which game, and its own reason. */
  rule?: Readonly<{ game: string; reason: string }>;
  /** A refusal of the table, by its own reason. */
  atTable?: TableRefusal;
  errors?: readonly Flaw[];
  /** The match as it is now, for whoever chose too late. */
  match?: unknown;
  headers?: Readonly<Record<string, string>>;
}>;

const BUSY_SECONDS = '2';
const HEADERS_OF: Partial<Record<ProblemCode, Readonly<Record<string, string>>>> = {
  'signed-out': { 'www-authenticate': 'Bearer' },
  'token-unknown': { 'www-authenticate': 'Bearer error="invalid_token"' },
  'token-may-not-play': { 'www-authenticate': 'Bearer error="insufficient_scope"' },
  'too-busy': { 'retry-after': BUSY_SECONDS },
};

/** A limit is spent. Programs read `retryAfterSeconds`, or the header. */
export function limitProblem(limit: LimitName, retryAfterSeconds: number): Problem {
  return { code: 'too-many-requests', values: { limit, retryAfterSeconds } };
}

/** Where the page about the API explains a problem. */
export const problemType = (code: ProblemCode) => `${env().APP_URL}/api#problem-${code}`;

/** A problem document (RFC 9457): `code` and `reason` are stable, `title` and `detail` are sentences for people. */
export async function problemResponse(problem: Problem, locale: string): Promise<Response> {
  const { code, rule, atTable, errors, match } = problem;
  const voice = await voiceFor(locale);
  const status = PROBLEMS[code];
  const values = shownValues(problem.values, voice);
  const document = problemSchema.parse({
    type: problemType(code),
    title: voice.say(`api.problems.${code}.title`),
    status,
    detail: detailOf({ ...problem, values }, voice),
    code,
    reason: rule?.reason ?? atTable ?? code,
    values,
    ...(errors ? { errors } : {}),
    ...(match ? { match } : {}),
  });
  return Response.json(document, { status, headers: headersOf(problem, voice) });
}

/** A limit that is spent says in words, too, when to go on. */
function shownValues(values: RefusalValues = {}, { locale }: Voice): RefusalValues {
  const { retryAfterSeconds } = values;
  if (retryAfterSeconds === undefined) return values;
  return { ...values, when: whenAgain(Number(retryAfterSeconds), locale) };
}

function detailOf({ code, values = {}, rule, atTable }: Problem, { say }: Voice): string {
  const { limit } = values;
  if (rule) return say(`games.${rule.game}.refusals.${rule.reason}`, values);
  if (atTable) return say(`refusals.${atTable}`, values);
  if (isLimit(limit)) return say(LIMITS[limit].message, values);
  if (LOBBY_REFUSALS.some((reason) => reason === code)) return say(`lobby.refusals.${code}`, values);
  return say(`api.problems.${code}.detail`, values);
}

function headersOf({ code, values = {}, headers }: Problem, { locale }: Voice): Record<string, string> {
  const { retryAfterSeconds } = values;
  return {
    ...HEADERS_OF[code],
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    ...headers,
    'content-type': 'application/problem+json',
    'content-language': languageTag(locale),
    'cache-control': 'no-store',
  };
}
