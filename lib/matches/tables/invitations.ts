import { db } from '@/lib/db';
import { isBlocked } from '../people/blocks';
import type { InvitationRefusal, LobbyRefusal, LobbyResult } from '../refusal';
import { refuse } from '../refusal';
import type { Queries } from '../stream/event-store';
import { addJobs } from '../stream/job-queue';
import type { ByUser, HeldTable } from './held-table';
import { changeOwnTable, changeTable, isSeated } from './held-table';
import { waysToAsk } from './invitation-answers';

/** Enough for every seat of the largest table, and for those who decline. */
const INVITATIONS_EACH_TABLE = 20;

const DONE = { ok: true, told: {} } as const;

/** Somebody here, or whoever reads the mail to an address. */
export type Invitee = Readonly<{ userId: string }> | Readonly<{ email: string }>;

type Result = LobbyResult<object, InvitationRefusal | LobbyRefusal>;

/**
 * The owner of a table asks somebody in. It reserves no seat, and the answer is the same for everybody: it tells neither
 * whether an address has an account, nor whether somebody wants nothing to do with the owner.
 */
export async function invite({ userId, matchId, invitee }: ByUser & Readonly<{ invitee: Invitee }>): Promise<Result> {
  return changeOwnTable<object, InvitationRefusal | LobbyRefusal>({ userId, matchId }, async (tx, table) => {
    const reason = await whyNotInvited(tx, table, invitee);
    if (reason) return reason;
    const before = await tx.invitation.findFirst({ where: { matchId, ...invitee } });
    if (before?.status === 'open') return refuse('invited-already');
    if (before?.status === 'declined') return refuse('invitation-declined');
    await recordInvitation(tx, { matchId, invitee });
    return DONE;
  });
}

/** Asks again who has withdrawn, or left the table. */
export async function recordInvitation(
  tx: Queries,
  { matchId, invitee }: Readonly<{ matchId: string; invitee: Invitee }>,
): Promise<void> {
  const known = await tx.invitation.findFirst({ where: { matchId, ...invitee }, select: { id: true } });
  const { id } = known
    ? await tx.invitation.update({ where: known, data: { status: 'open', answeredAt: null }, select: { id: true } })
    : await tx.invitation.create({ data: { matchId, ...invitee }, select: { id: true } });
  await addJobs(tx, [{ name: 'tell-invited', payload: { invitationId: id } }]);
}

async function whyNotInvited(tx: Queries, table: HeldTable, invitee: Invitee) {
  if ('userId' in invitee) {
    if (invitee.userId === table.ownerId) return refuse('invite-yourself');
    if (isSeated(table, invitee.userId)) return refuse('sits-here-already');
    if (await isBlocked(table.ownerId, invitee.userId, tx)) return refuse('you-blocked');
  } else {
    const owner = await tx.user.findUnique({ where: { id: table.ownerId }, select: { email: true } });
    if (owner?.email === invitee.email) return refuse('invite-yourself');
  }
  const count = await tx.invitation.count({ where: { matchId: table.id, status: { not: 'withdrawn' } } });
  return count < INVITATIONS_EACH_TABLE ? undefined : refuse('too-many-invitations', { max: INVITATIONS_EACH_TABLE });
}

/** The owner takes an invitation back: its link leads nowhere any more. */
export async function withdrawInvitation({
  userId,
  matchId,
  invitationId,
}: ByUser & Readonly<{ invitationId: string }>): Promise<Result> {
  return changeOwnTable<object, InvitationRefusal | LobbyRefusal>({ userId, matchId }, async (tx) => {
    const { count } = await tx.invitation.updateMany({
      where: { id: invitationId, matchId, status: { in: ['open', 'declined'] } },
      data: { status: 'withdrawn' },
    });
    return count === 0 ? refuse('no-such-invitation') : DONE;
  });
}

/** The user, or whoever has the link of the mail, does not come. The owner reads so in the lobby. */
export async function declineInvitation(
  answer: Readonly<{ invitationId: string; userId?: string | undefined }>,
): Promise<Result> {
  const { invitationId, userId } = answer;
  const invitation = await db.invitation.findUnique({ where: { id: invitationId }, select: { matchId: true } });
  if (!invitation) return refuse('no-such-invitation');
  return changeTable<object, InvitationRefusal | LobbyRefusal>(invitation, async (tx) => {
    const asked = userId === undefined ? {} : { OR: await waysToAsk(tx, { userId }) };
    const { count } = await tx.invitation.updateMany({
      where: { id: invitationId, status: 'open', ...asked },
      data: { status: 'declined', answeredAt: new Date() },
    });
    return count === 0 ? refuse('no-such-invitation') : DONE;
  });
}
