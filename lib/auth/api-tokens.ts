import { createHash, randomBytes } from 'node:crypto';
import { db } from '@/lib/db';
import type { CurrentUser } from './current-user';
import { CURRENT_USER } from './current-user';

/** What a token lets a program do: look, or look and act. */
export const API_SCOPES = ['read', 'play'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const TOKENS_EACH = 20;
const PREFIX = 'tl_';
const TOKEN_BYTES = 32;
/** Only what can be a token is looked for. */
const TOKEN = /^tl_[\w-]{43}$/;

export type TokenWish = Readonly<{ userId: string; name: string; scope: ApiScope; expiresAt: Date | null }>;

/** What its owner sees of a token later: everything but the token. */
export type TokenLine = Readonly<{
  id: string;
  name: string;
  scope: ApiScope;
  createdAt: Date;
  lastUsedOn: Date | null;
  expiresAt: Date | null;
}>;

export type MadeToken =
  | Readonly<{ outcome: 'made'; token: string }>
  | Readonly<{ outcome: 'refused'; reason: 'too-many-tokens'; values: Readonly<{ max: number }> }>;

/** Makes a token. It is told this once: only its hash is kept. */
export async function makeApiToken(wish: TokenWish): Promise<MadeToken> {
  const token = `${PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  return db.$transaction(async (tx): Promise<MadeToken> => {
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${wish.userId}::uuid FOR UPDATE`;
    const count = await tx.apiToken.count({ where: { userId: wish.userId } });
    if (count >= TOKENS_EACH) return { outcome: 'refused', reason: 'too-many-tokens', values: { max: TOKENS_EACH } };
    await tx.apiToken.create({ data: { ...wish, tokenHash: hashOf(token) } });
    return { outcome: 'made', token };
  });
}

/** Newest first. */
export function apiTokensOf(userId: string): Promise<readonly TokenLine[]> {
  const select = { id: true, name: true, scope: true, createdAt: true, lastUsedOn: true, expiresAt: true };
  return db.apiToken.findMany({ where: { userId }, orderBy: { id: 'desc' }, select });
}

/** From now on the token is unknown. Another's, or one that is gone, is left as it is. */
export async function revokeApiToken({ userId, id }: Readonly<{ userId: string; id: string }>): Promise<void> {
  await db.apiToken.deleteMany({ where: { id, userId } });
}

export type TokenBearer = Readonly<{ tokenId: string; user: CurrentUser; scope: ApiScope }>;

/** Whom a token speaks for; `undefined` for one that is unknown, revoked or too old. */
export async function bearerOf(token: string, now: Date): Promise<TokenBearer | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const found = await db.apiToken.findUnique({
    where: { tokenHash: hashOf(token) },
    select: { id: true, scope: true, expiresAt: true, user: { select: CURRENT_USER } },
  });
  if (!found || (found.expiresAt && found.expiresAt <= now)) return undefined;
  return { tokenId: found.id, user: found.user, scope: found.scope };
}

/** The day on which a token last changed something, for its owner. Reading leaves no trace: it changes nothing. */
export async function rememberAct(tokenId: string, now: Date): Promise<void> {
  const today = new Date(now.toISOString().slice(0, 10));
  await db.apiToken.updateMany({
    where: { id: tokenId, OR: [{ lastUsedOn: null }, { lastUsedOn: { lt: today } }] },
    data: { lastUsedOn: today },
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
