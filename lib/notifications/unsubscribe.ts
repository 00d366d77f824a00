import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { isSameHash, keyedHash } from '@/lib/keyed-hash';
import type { MailSetting } from './mail-settings';
import { MAIL_SETTINGS } from './mail-settings';
import { refuseInvitations } from './uninvited-addresses';

/** What one kind of mail's footer link switches off. */
export type Unsubscription = Readonly<{ userId: string; kind: MailSetting }> | UnsubscribedAddress;
/** Of the address that an invitation went to, and that has no account: no more invitations. */
type UnsubscribedAddress = Readonly<{ invitationId: string; kind: 'address' }>;

/** Good for ever and for this one thing only, so that a mail of last year still lets its reader go. */
export function unsubscribeToken(wish: Unsubscription): string {
  const id = wish.kind === 'address' ? wish.invitationId : wish.userId;
  return [id, wish.kind, signatureOf(`${id}.${wish.kind}`)].join('.');
}

/** Lets a reader's mail program stop such mails with one press (RFC 8058). */
export function unsubscribeHeaders(token: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${env().APP_URL}/api/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Reads a signed token; `undefined` for a wrong one. Nobody needs to be signed in. */
export function readUnsubscribeToken(token: string): Unsubscription | undefined {
  const [id, kind, signature, ...rest] = token.split('.');
  const parsed = wishSchema.safeParse({ id, kind });
  if (!parsed.success || signature === undefined || rest.length > 0) return undefined;
  if (!isSameHash(signatureOf(`${id}.${kind}`), signature)) return undefined;
  const wish = parsed.data;
  return wish.kind === 'address' ? { kind: wish.kind, invitationId: wish.id } : { kind: wish.kind, userId: wish.id };
}

const wishSchema = z.object({ id: z.uuid(), kind: z.enum([...MAIL_SETTINGS, 'address']) });

/** Switches that kind of mail off. Called by POST only; `false` for a wrong token. */
export async function unsubscribe(token: string): Promise<boolean> {
  const wish = readUnsubscribeToken(token);
  if (!wish) return false;
  if (wish.kind === 'address') return refuseInvitations(wish.invitationId);
  const { count } = await db.user.updateMany({ where: { id: wish.userId }, data: { [wish.kind]: false } });
  return count > 0;
}

function signatureOf(text: string): string {
  return keyedHash(`unsubscribe ${text}`);
}
