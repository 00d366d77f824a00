import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';

export const MAIL_SETTINGS = ['turnMails', 'finishMails', 'mentionMails'] as const;
export type MailSetting = (typeof MAIL_SETTINGS)[number];

/** What one kind of mail's footer link switches off. */
export type Unsubscription = Readonly<{ userId: string; kind: MailSetting }>;

/** Good for ever and for this one thing only, so that a mail of last year still lets its reader go. */
export function unsubscribeToken({ userId, kind }: Unsubscription): string {
  return [userId, kind, signatureOf(`${userId}.${kind}`)].join('.');
}

/** Reads a signed token; `undefined` for a wrong one. Nobody needs to be signed in. */
export function readUnsubscribeToken(token: string): Unsubscription | undefined {
  const [userId, kind, signature, ...rest] = token.split('.');
  const parsed = z.object({ userId: z.uuid(), kind: z.enum(MAIL_SETTINGS) }).safeParse({ userId, kind });
  if (!parsed.success || signature === undefined || rest.length > 0) return undefined;
  const expected = Buffer.from(signatureOf(`${userId}.${kind}`));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? parsed.data : undefined;
}

/** Switches that kind of mail off. Called by POST only; `false` for a wrong token. */
export async function unsubscribe(token: string): Promise<boolean> {
  const wish = readUnsubscribeToken(token);
  if (!wish) return false;
  const { count } = await db.user.updateMany({ where: { id: wish.userId }, data: { [wish.kind]: false } });
  return count > 0;
}

function signatureOf(text: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET).update(`unsubscribe ${text}`).digest('base64url');
}
