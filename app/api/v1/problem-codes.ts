import type { LobbyRefusal, PlatformRefusal } from '@/lib/matches/refusal';

/** Every problem the API answers with. A code is promised to callers: it keeps its meaning and its status. */
export const PROBLEMS = {
  'malformed-request': 400,
  'malformed-json': 400,
  'malformed-command': 400,
  'signed-out': 401,
  'token-unknown': 401,
  'foreign-origin': 403,
  'token-may-not-play': 403,
  'not-your-seat': 403,
  'not-your-prompt': 403,
  'owner-only': 403,
  'invitation-wrong': 403,
  'unknown-address': 404,
  'no-such-match': 404,
  'no-such-table': 404,
  'no-such-step': 404,
  'method-not-offered': 405,
  'prompt-closed': 409,
  'match-not-running': 409,
  'command-id-used': 409,
  'already-started': 409,
  cancelled: 409,
  'table-full': 409,
  'already-seated': 409,
  'not-seated': 409,
  'owner-stays': 409,
  'too-few-players': 409,
  'seat-empty': 409,
  'too-many-tables': 409,
  'refused-at-table': 409,
  'name-taken': 409,
  'body-too-large': 413,
  'not-json': 415,
  'refused-by-rules': 422,
  'unknown-game': 422,
  'unknown-bot': 422,
  'seat-count': 422,
  options: 422,
  'name-too-short': 422,
  'name-too-long': 422,
  'name-characters': 422,
  'name-marks': 422,
  'too-many-requests': 429,
  'too-many-streams': 429,
  'internal-error': 500,
  'too-busy': 503,
} as const satisfies Readonly<Record<string, number>> & Readonly<Record<LobbyRefusal | PlatformRefusal, number>>;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS).filter(isProblemCode);

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(PROBLEMS, text);
}
