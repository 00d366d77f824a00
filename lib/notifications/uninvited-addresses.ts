import { db } from '@/lib/db';
import { keyedHash } from '@/lib/keyed-hash';

/** Whoever reads the mail to this invitation's address gets no more of them. */
export async function refuseInvitations(invitationId: string): Promise<boolean> {
  const invitation = await db.invitation.findUnique({ where: { id: invitationId }, select: { email: true } });
  if (!invitation?.email) return false;
  await db.uninvitedAddress.createMany({ data: [{ hash: hashOf(invitation.email) }], skipDuplicates: true });
  return true;
}

export async function wantsNoInvitations(email: string): Promise<boolean> {
  return (await db.uninvitedAddress.findUnique({ where: { hash: hashOf(email) } })) !== null;
}

/** The list must not become a list of addresses. */
function hashOf(email: string): string {
  return keyedHash(`uninvited ${email}`);
}
