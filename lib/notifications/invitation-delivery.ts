import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import { isBlocked } from '@/lib/matches/people/blocks';
import type { JobPayload } from '@/lib/matches/stream/job-queue';
import { addJobs } from '@/lib/matches/stream/job-queue';
import { mailToAddress } from './invitation-mail';
import { deliver, MailNotSent } from './mailer';
import { wantsNoInvitations } from './uninvited-addresses';

type Told = Readonly<{ id: string; email: string | null }>;

/** Notes in the ledger whom an invitation reaches, or leaves a mail to an address that has no account. */
export async function tellInvited({ invitationId }: JobPayload<'tell-invited'>): Promise<void> {
  const invitation = await db.invitation.findUnique({
    where: { id: invitationId, status: 'open' },
    include: { match: { select: { id: true, ownerId: true } }, user: { select: { id: true, email: true } } },
  });
  if (!invitation) return;
  const { match, email } = invitation;
  const account = invitation.user ?? (email === null ? null : await accountOfAddress(email));
  if (account) await noteInvitation({ matchId: match.id, ownerId: match.ownerId, account });
  else
    await addJobs(db, [{ name: 'send-invitation', payload: { invitationId }, key: `send-invitation ${invitationId}` }]);
}

function accountOfAddress(email: string): Promise<Told | null> {
  return db.user.findUnique({ where: { email }, select: { id: true, email: true } });
}

/** Once for each table, however often it is asked, and never from somebody blocked. */
async function noteInvitation(about: Readonly<{ matchId: string; ownerId: string; account: Told }>): Promise<void> {
  const { matchId, ownerId, account } = about;
  if (!account.email || (await isBlocked(account.id, ownerId))) return;
  await db.$transaction(async (tx) => {
    const created = await tx.notice.createManyAndReturn({
      data: [{ id: randomUUID(), userId: account.id, matchId, kind: 'invited' }],
      skipDuplicates: true,
      select: { id: true },
    });
    await addJobs(
      tx,
      created.map(({ id }) => ({ name: 'send-notice', payload: { noticeId: id } })),
    );
  });
}

/** To an address without an account, once. The note is committed before anything is sent. */
export async function sendInvitation({ invitationId }: JobPayload<'send-invitation'>): Promise<void> {
  const row = await db.invitation.findUnique({ where: { id: invitationId, status: 'open', mailedAt: null } });
  if (!row?.email || (await wantsNoInvitations(row.email))) return;
  const mail = await mailToAddress({ invitationId, email: row.email });
  if (!mail) return;
  const open = { id: invitationId, mailedAt: null };
  const claimed = await db.invitation.updateMany({ where: open, data: { mailedAt: new Date() } });
  if (claimed.count === 0) return;
  await deliver(mail).catch(async (error: unknown) => {
    if (error instanceof MailNotSent && !error.mayHaveArrived) {
      await db.invitation.update({ where: { id: invitationId }, data: { mailedAt: null } });
    }
    throw error;
  });
}
