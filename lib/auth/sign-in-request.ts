import { createHash, randomBytes, randomInt } from 'node:crypto';
import { db } from '@/lib/db';
import { isSameHash, keyedHash } from '@/lib/keyed-hash';
import { spend } from '@/lib/limits/spend';

const MINUTE = 60_000;
const LIFETIME_MINUTES = 15;
const TRIES = 5;

export const CODE_PATTERN = /^\d{6}$/;

export const SIGN_IN_REFUSALS = ['link-unknown', 'link-expired', 'link-used', 'code-wrong', 'code-spent'] as const;
export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number];

/** An address that has proved to belong to whoever holds the browser. */
export type ProvedAddress = Readonly<{
  outcome: 'proved';
  email: string;
  guestId: string | null;
  /** The account that asked for it in place of its own. */
  changeForId: string | null;
}>;
type Limited = Readonly<{ outcome: 'limited'; retryAfterSeconds: number }>;
type Refused = Readonly<{ outcome: 'refused'; reason: SignInRefusal }>;

/** What the mail carries. Neither the token nor the code is kept; the database has their hashes. */
export type IssuedRequest = Readonly<{ outcome: 'issued'; requestId: string; token: string; code: string }>;

export async function issueSignInRequest(
  to: Readonly<{ email: string; guestId: string | null; changeForId?: string }>,
): Promise<IssuedRequest | Limited> {
  const limited = await spend('sign-in-mail', to.email);
  if (!limited.ok) return { outcome: 'limited', retryAfterSeconds: limited.retryAfterSeconds };
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { id } = await db.signInRequest.create({
    data: {
      ...to,
      tokenHash: hashOfToken(token),
      codeHash: hashOfCode({ code, email: to.email }),
      expiresAt: new Date(Date.now() + LIFETIME_MINUTES * MINUTE),
    },
  });
  return { outcome: 'issued', requestId: id, token, code };
}

/** What a link is good for, without spending it. */
export async function inspectLink(token: string): Promise<ProvedAddress | Refused> {
  const request = await db.signInRequest.findUnique({ where: { tokenHash: hashOfToken(token) } });
  if (!request) return { outcome: 'refused', reason: 'link-unknown' };
  if (request.usedAt) return { outcome: 'refused', reason: 'link-used' };
  if (request.expiresAt <= new Date()) return { outcome: 'refused', reason: 'link-expired' };
  const { email, guestId, changeForId } = request;
  return { outcome: 'proved', email, guestId, changeForId };
}

/** Spends the link. Of two presses at once exactly one comes through. */
export async function redeemLink(token: string): Promise<ProvedAddress | Refused> {
  const inspected = await inspectLink(token);
  if (inspected.outcome === 'refused') return inspected;
  const { count } = await db.signInRequest.updateMany({
    where: { tokenHash: hashOfToken(token), usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1 ? inspected : { outcome: 'refused', reason: 'link-used' };
}

/** The address a request went to, for the page that waits for its code. */
export async function addressOfRequest(requestId: string): Promise<string | undefined> {
  const request = await db.signInRequest.findFirst({ where: { id: requestId, usedAt: null } });
  return request?.email;
}

/** Tries a code. Each try is counted before it is compared, so that parallel guesses cannot get more of them. */
export async function redeemCode(
  guess: Readonly<{ requestId: string; code: string }>,
): Promise<ProvedAddress | Refused> {
  const open = { id: guess.requestId, usedAt: null, expiresAt: { gt: new Date() } };
  const counted = await db.signInRequest.updateMany({
    where: { ...open, attempts: { lt: TRIES } },
    data: { attempts: { increment: 1 } },
  });
  if (counted.count === 0) return { outcome: 'refused', reason: 'code-spent' };
  const request = await db.signInRequest.findUniqueOrThrow({ where: { id: guess.requestId } });
  const { email, guestId, changeForId } = request;
  if (!isSameHash(request.codeHash, hashOfCode({ code: guess.code, email })))
    return { outcome: 'refused', reason: 'code-wrong' };
  const spent = await db.signInRequest.updateMany({ where: open, data: { usedAt: new Date() } });
  if (spent.count === 0) return { outcome: 'refused', reason: 'code-spent' };
  return { outcome: 'proved', email, guestId, changeForId };
}

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

// A million codes are hashed in a second: only a key outside the database keeps a copy of it from telling them.
function hashOfCode({ code, email }: Readonly<{ code: string; email: string }>): string {
  return keyedHash(`${email}\n${code}`);
}
