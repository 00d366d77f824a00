import type { Prisma } from '@/prisma/generated/client';
import type { Queries } from '../stream/event-store';

type Answer = Readonly<{ matchId: string; userId: string; invitationId?: string | undefined }>;

/** Whether a user is invited to a table: by name, by the own address, or holding the link of an invitation's mail. */
export async function findOpenInvitation(queries: Queries, answer: Answer): Promise<boolean> {
  const found = await queries.invitation.findFirst({
    where: { matchId: answer.matchId, status: 'open', OR: await waysToAsk(queries, answer) },
    select: { id: true },
  });
  return found !== null;
}

/** However the user came to the table: who sits there has no invitation to answer any more. */
export async function acceptInvitations(tx: Queries, answer: Answer): Promise<void> {
  await tx.invitation.updateMany({
    where: { matchId: answer.matchId, status: 'open', OR: await waysToAsk(tx, answer) },
    data: { status: 'accepted', answeredAt: new Date() },
  });
}

/** How an invitation may name somebody. Not by another's name, whoever has the link. */
export async function waysToAsk(
  queries: Queries,
  { userId, invitationId }: Omit<Answer, 'matchId'>,
): Promise<Prisma.InvitationWhereInput[]> {
  const user = await queries.user.findUnique({ where: { id: userId }, select: { email: true } });
  return [
    { userId },
    ...(user?.email ? [{ email: user.email }] : []),
    ...(invitationId === undefined ? [] : [{ id: invitationId, userId: null }]),
  ];
}
