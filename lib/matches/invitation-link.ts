import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { isUuid } from './match-access';

/** What the link of an invitation's mail ends in. Nothing of it is stored, so that nothing can be read out. */
export function invitationLinkToken(invitationId: string): string {
  return `${invitationId}.${signatureOf(invitationId)}`;
}

/** The invitation that a link leads to; `undefined` when it was not made here. */
export function readInvitationLink(token: string): string | undefined {
  const [id = '', signature = '', ...rest] = token.split('.');
  if (!isUuid(id) || rest.length > 0) return undefined;
  const [expected, given] = [Buffer.from(signatureOf(id)), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

function signatureOf(id: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET).update(`invitation ${id}`).digest('base64url');
}
