import { bearerOf, rememberAct } from '@/lib/auth/api-tokens';
import type { CurrentUser } from '@/lib/auth/current-user';
import { currentUser } from '@/lib/auth/session';
import { spend } from '@/lib/limits/spend';
import { isFromThisSite } from '@/lib/requests/same-origin';
import type { Endpoint } from './endpoint';
import type { Problem } from './problem';
import { limitProblem } from './problem';

export type Caller =
  | Readonly<{ ok: true; user: CurrentUser | undefined }>
  | Readonly<{ ok: false; problem: Problem; user: CurrentUser | undefined }>;

const BEARER = /^Bearer +(\S+) *$/i;

/** Whom a request comes from, if it may call this endpoint. A request with a token is never taken for the browser's. */
export async function callerOf(
  request: Request,
  { access, method }: Pick<Endpoint, 'access' | 'method'>,
): Promise<Caller> {
  const authorization = request.headers.get('authorization');
  return authorization === null ? bySession(request, { access, method }) : byToken(authorization, { access, method });
}

async function byToken(
  authorization: string,
  { access, method }: Pick<Endpoint, 'access' | 'method'>,
): Promise<Caller> {
  const now = new Date();
  const token = BEARER.exec(authorization)?.[1];
  const bearer = token === undefined ? undefined : await bearerOf(token, now);
  if (!bearer) return { ok: false, problem: { code: 'token-unknown' }, user: undefined };
  const { user, scope, tokenId } = bearer;
  const spent = await spend('api', user.id);
  if (!spent.ok) return { ok: false, problem: limitProblem('api', spent.retryAfterSeconds), user };
  if (access === 'play' && scope !== 'play') return { ok: false, problem: { code: 'token-may-not-play' }, user };
  if (method !== 'GET') await rememberAct(tokenId, now);
  return { ok: true, user };
}

/** Browsers send their cookie along with whatever makes them ask: only pages of this site may act with it. */
async function bySession(request: Request, { access, method }: Pick<Endpoint, 'access' | 'method'>): Promise<Caller> {
  const user = await currentUser();
  const isFromBrowser = user !== undefined || request.headers.has('origin');
  if (method !== 'GET' && isFromBrowser && !isFromThisSite(request)) {
    return { ok: false, problem: { code: 'foreign-origin' }, user };
  }
  if (!user && access !== 'anybody') return { ok: false, problem: { code: 'signed-out' }, user };
  return { ok: true, user };
}
