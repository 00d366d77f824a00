import { db } from '@/lib/db';
import { isUuid } from '../reading/match-access';
import { addJobs } from '../stream/job-queue';
import type { ChatReader } from './channels';
import { openChannel } from './channels';
import type { Room } from './chat-room';
import { plainText } from './plain-text';
import type { ChatResult } from './refusal';
import { refuseChat } from './refusal';
import { readReportWords } from './written-text';

export const REPORT_REASONS = ['insult', 'harassment', 'spam', 'secret', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export type Complaint = Readonly<{ reason: ReportReason; words: string }>;

/** Asks the moderators to look at a message of somebody else. */
export async function reportMessage({
  reason,
  words,
  number,
  ...reader
}: ChatReader & Room & Complaint & Readonly<{ number: number }>): Promise<ChatResult<object>> {
  const row = await openChannel(reader);
  if (typeof row === 'string') return refuseChat(row);
  const read = readReportWords(words);
  if (!read.ok) return read;
  const { matchId, channel, userId } = reader;
  const message = await db.chatMessage.findUnique({
    where: { matchId_channel_number: { matchId, channel, number }, deletedAt: null, hiddenAt: null },
  });
  if (!message || message.authorId === userId) return refuseChat('no-such-message');
  await keepReport({
    ...{ reporterId: userId, personId: message.authorId, messageId: message.id, subjectId: message.id },
    ...{ reason, words: read.text, quote: await plainText(message.parts) },
  });
  return { ok: true };
}

/** Asks the moderators to look at a person's name. */
export async function reportName({
  userId,
  personId,
  reason,
  words,
}: Complaint & Readonly<{ userId: string; personId: string }>): Promise<ChatResult<object>> {
  const read = readReportWords(words);
  if (!read.ok) return read;
  const person = isUuid(personId) ? await db.user.findUnique({ where: { id: personId } }) : null;
  if (!person || personId === userId) return refuseChat('no-such-message');
  await keepReport({
    ...{ reporterId: userId, personId, messageId: null, subjectId: personId },
    ...{ reason, words: read.text, quote: person.name },
  });
  return { ok: true };
}

type NewReport = Complaint &
  Readonly<{ reporterId: string; personId: string; messageId: string | null; subjectId: string; quote: string }>;

/** A second report of the same by the same person says nothing new, unless somebody has taken another name since. */
async function keepReport(report: NewReport): Promise<void> {
  await db.$transaction(async (tx) => {
    const created = await tx.report.createMany({ data: [report], skipDuplicates: true });
    const { reporterId, subjectId, quote } = report;
    const renewed = await tx.report.updateMany({
      where: { reporterId, subjectId, messageId: null, quote: { not: quote } },
      data: { ...report, createdAt: new Date(), toldAt: null, closedAt: null },
    });
    if (created.count + renewed.count > 0)
      await addJobs(tx, [{ name: 'tell-moderators', payload: {}, key: 'tell-moderators' }]);
  });
}
