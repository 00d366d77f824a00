import { isSameHash, keyedHash } from '@/lib/keyed-hash';
import { isUuid } from '../reading/match-access';

/** What the link of an invitation's mail ends in. Nothing of it is stored, so that nothing can be read out. */
export function invitationLinkToken(invitationId: string): string {
  return `${invitationId}.${signatureOf(invitationId)}`;
}

/** The invitation that a link leads to; `undefined` when it was not made here. */
export function readInvitationLink(token: string): string | undefined {
  const [id = '', signature = '', ...rest] = token.split('.');
  if (!isUuid(id) || rest.length > 0) return undefined;
  return isSameHash(signatureOf(id), signature) ? id : undefined;
}

function signatureOf(id: string): string {
  return keyedHash(`invitation ${id}`);
}
