import { db } from '@/lib/db';
import type { Seat } from '@/lib/engine/game-definition';
import { isUuid } from '../reading/match-access';
import { announceChat } from '../stream/change-notices';
import type { Channel } from './channels';
import type { Room } from './chat-room';
import { countChange } from './chat-room';
import { plainText } from './plain-text';
import type { ReportReason } from './reports';

const SHOWN = 50;
/** Messages before and after the one that was reported. */
const AROUND = 4;

export type QuotedMessage = Readonly<{
  id: string;
  author: string;
  sentAt: Date;
  text: string;
  isDeleted: boolean;
  isHidden: boolean;
  isReported: boolean;
}>;

/** What a moderator needs to judge a report. Only moderators may be handed one. */
export type OpenReport = Readonly<{
  id: string;
  reporter: string;
  person: string;
  personId: string;
  reason: ReportReason;
  words: string;
  /** The message or the name as it was. */
  quote: string;
  createdAt: Date;
  /** None when the report is about a name. */
  place:
    | Readonly<{
        matchId: string;
        match: string;
        channel: Channel;
        messageId: string;
        isRunning: boolean;
        /** Where the person sits, unless that seat was given up. */
        seat: Seat | null;
        messages: readonly QuotedMessage[];
      }>
    | undefined;
}>;

/** The reports nobody has closed, oldest first. */
export async function openReports(): Promise<readonly OpenReport[]> {
  const reports = await db.report.findMany({
    where: { closedAt: null },
    orderBy: { createdAt: 'asc' },
    take: SHOWN,
    include: {
      reporter: { select: { name: true } },
      person: { select: { name: true } },
      message: { include: { match: { select: { name: true, status: true, seats: true } } } },
    },
  });
  return Promise.all(
    reports.map(async ({ id, reporter, person, personId, reason, words, quote, createdAt, message }) => ({
      ...{ id, personId, reason, words, quote, createdAt, reporter: reporter.name, person: person.name },
      place: message
        ? {
            ...{ matchId: message.matchId, match: message.match.name, channel: message.channel },
            ...{ messageId: message.id, messages: await messagesAround(message) },
            isRunning: message.match.status === 'running',
            seat: message.match.seats.find((one) => one.userId === message.authorId && !one.resigned)?.seat ?? null,
          }
        : undefined,
    })),
  );
}

async function messagesAround({
  id,
  matchId,
  channel,
  number,
}: Room & Readonly<{ id: string; number: number }>): Promise<readonly QuotedMessage[]> {
  const messages = await db.chatMessage.findMany({
    where: { matchId, channel, number: { gte: number - AROUND, lte: number + AROUND } },
    orderBy: { number: 'asc' },
    include: { author: { select: { name: true } } },
  });
  return Promise.all(
    messages.map(async (message) => ({
      ...{ id: message.id, author: message.author.name, sentAt: message.sentAt },
      text: await plainText(message.parts),
      isDeleted: message.deletedAt !== null,
      isHidden: message.hiddenAt !== null,
      isReported: message.id === id,
    })),
  );
}

/** Takes a message out of everybody's sight but the moderators', or gives it back. */
export async function hideMessage({ id, isHidden }: Readonly<{ id: string; isHidden: boolean }>): Promise<void> {
  if (!isUuid(id)) return;
  await db.$transaction(async (tx) => {
    const [message] = await tx.chatMessage.updateManyAndReturn({
      where: { id },
      data: { hiddenAt: isHidden ? new Date() : null },
      select: { matchId: true, channel: true },
    });
    if (!message) return;
    await countChange(tx, message);
    await announceChat(tx, message.matchId);
  });
}

export async function closeReport(id: string): Promise<void> {
  if (!isUuid(id)) return;
  await db.report.updateMany({ where: { id, closedAt: null }, data: { closedAt: new Date() } });
}
