import { db } from '@/lib/db';
import { logger } from '@/lib/logger';
import { messageIdOf } from './mailer';
import type { NoticeKind } from './who-hears-what';

/** A process may die between the mail server's yes and our note of it. Such a mail is sent again, but only once. */
const ENDS_UNKNOWN_ALLOWED = 1;

export type ClaimedNotice = Readonly<{
  id: string;
  userId: string;
  matchId: string | null;
  promptId: string;
  kind: NoticeKind;
  messageId: string;
}>;

type Claim = ClaimedNotice & Readonly<{ attempts: number }>;

/** Takes a notice that nobody has settled; the note is committed before anything is sent. */
export async function claimNotice(id: string): Promise<ClaimedNotice | undefined> {
  const messageId = messageIdOf(id);
  const [claimed] = await db.$queryRaw<Claim[]>`
    UPDATE "Notice" SET "status" = 'sending', "attempts" = "attempts" + 1, "messageId" = ${messageId}
    WHERE "id" = ${id}::uuid AND "status" IN ('pending', 'sending')
    RETURNING "id", "userId", "matchId", "promptId", "kind"::text, "messageId", "attempts"`;
  if (!claimed || claimed.attempts === 1) return claimed;
  if (claimed.attempts <= 1 + ENDS_UNKNOWN_ALLOWED) {
    logger.warn({ noticeId: id }, 'A mail may go out twice: a worker ended while it was sending');
    return claimed;
  }
  logger.error({ noticeId: id }, 'A mail is given up: workers ended while they were sending it');
  await settleNotice(id, 'failed');
  return undefined;
}

export async function settleNotice(id: string, status: 'dropped' | 'failed'): Promise<void> {
  await db.notice.update({ where: { id }, data: { status, settledAt: new Date() } });
}

/** The mail has reached its server, with what happened in the match up to a version, if it tells that. */
export async function noteSent(id: string, toldVersion: number | undefined): Promise<void> {
  const told = toldVersion === undefined ? {} : { toldVersion };
  await db.notice.update({ where: { id }, data: { status: 'sent', settledAt: new Date(), ...told } });
}

export type ToldByMail = Readonly<{ version: number; at: Date | null }>;

/** How far a person's mails have told a match. What was dropped, or never arrived, has told nothing. */
export async function toldByMail(matchId: string, userId: string): Promise<ToldByMail | undefined> {
  const told = await db.notice.findFirst({
    where: { matchId, userId, status: 'sent', toldVersion: { not: null } },
    orderBy: { toldVersion: 'desc' },
    select: { toldVersion: true, settledAt: true },
  });
  return told?.toldVersion ? { version: told.toldVersion, at: told.settledAt } : undefined;
}

/** After a try that certainly reached nobody. */
export async function returnNotice(id: string): Promise<void> {
  await db.notice.update({ where: { id }, data: { status: 'pending', attempts: { decrement: 1 } } });
}
