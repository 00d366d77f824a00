import { getTranslations } from 'next-intl/server';
import { sentenceOfLimit } from '@/app/limit-sentence';
import type { RefusalValues } from '@/lib/engine/game-definition';

/** Problems of the API itself; those of a move keep the reason the command handler gave. */
export const PROBLEMS = {
  'foreign-origin': 403,
  'malformed-json': 400,
  'body-too-large': 413,
  'signed-out': 401,
  'no-such-match': 404,
  'not-your-seat': 403,
  'prompt-closed': 409,
  'match-not-running': 409,
  'command-id-used': 409,
  'malformed-command': 400,
  'too-many-requests': 429,
  'too-busy': 503,
} as const;
const RULE_REFUSAL = 422;

/** A problem document (RFC 9457). `reason` is stable, `title` a sentence for people where the service has one. */
export async function problem(reason: string, values: RefusalValues = {}): Promise<Response> {
  const t = await getTranslations('refusals');
  const status = Object.entries(PROBLEMS).find(([known]) => known === reason)?.[1] ?? RULE_REFUSAL;
  const title = (await sentenceOfLimit(values)) ?? (t.has(reason) ? t(reason, values) : reason);
  return Response.json(
    { type: 'about:blank', title, status, reason, values },
    {
      status,
      headers: { ...waiting(values), 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    },
  );
}

/** When to try again, for programs. */
function waiting({ retryAfterSeconds }: RefusalValues): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
}
