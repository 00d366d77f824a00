import type { z } from 'zod';
import type { CurrentUser } from '@/lib/auth/session';
import { currentUser } from '@/lib/auth/session';
import type { LimitName } from '@/lib/limits/limits';
import { spend } from '@/lib/limits/spend';
import type { ChatResult } from '@/lib/matches/chat/refusal';
import { jsonBody } from '@/lib/requests/json-body';
import { isFromThisSite } from '@/lib/requests/same-origin';
import { refused } from './refused';

type Posted<Schema extends z.ZodType> =
  | Readonly<{ ok: true; user: CurrentUser; value: z.output<Schema> }>
  | Readonly<{ ok: false; response: Response }>;

/** What a page of this site has posted for somebody who is signed in, or the answer why not. */
export async function posted<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  limit: LimitName,
): Promise<Posted<Schema>> {
  if (!isFromThisSite(request)) return { ok: false, response: await refused('foreign-origin') };
  const user = await currentUser();
  if (!user) return { ok: false, response: await refused('signed-out') };
  const body = await jsonBody(request);
  if (body.outcome === 'refused') return { ok: false, response: await refused(body.problem) };
  const read = schema.safeParse(body.value);
  if (!read.success) return { ok: false, response: await refused('malformed-request') };
  const limited = await tooMuch(limit, user);
  return limited ? { ok: false, response: limited } : { ok: true, user, value: read.data };
}

async function tooMuch(limit: LimitName, { id }: CurrentUser): Promise<Response | undefined> {
  const spent = await spend(limit, id);
  if (spent.ok) return undefined;
  return refused('too-many-requests', { limit, retryAfterSeconds: spent.retryAfterSeconds });
}

/** The outcome as JSON, or the refusal as a problem. Kept by no cache. */
export function answered<Told extends object>(result: ChatResult<Told>): Response | Promise<Response> {
  if (!('reason' in result)) return Response.json(result, { headers: { 'cache-control': 'no-store' } });
  return refused(result.reason, result.values);
}
