import { db } from '@/lib/db';
import type { SummaryRow } from '../reading/match-access';
import { isUuid } from '../reading/match-access';
import { announceChat } from '../stream/change-notices';
import type { Queries } from '../stream/event-store';
import { addJobs } from '../stream/job-queue';
import type { ChatReader } from './channels';
import { openChannel } from './channels';
import type { Room } from './chat-room';
import { countChange, holdRoom, nextNumber } from './chat-room';
import type { Mentionable, Part } from './mentions';
import { mentionedIn, partsOf } from './mentions';
import type { ChatResult } from './refusal';
import { refuseChat } from './refusal';
import { readMessage } from './written-text';

export type NewMessage = ChatReader &
  Room &
  Readonly<{
    /** Made by the client together with the text, a UUID: sent again it is answered the same and stored once. */
    sendId: string;
    text: string;
  }>;

/** Says something in a channel, and tells the people it names. */
export async function sendMessage(message: NewMessage): Promise<ChatResult<{ number: number }>> {
  const row = await openChannel(message);
  if (typeof row === 'string') return refuseChat(row);
  const read = readMessage(message.text);
  if (!read.ok) return read;
  const parts = partsOf(read.text, await peopleOf(row, message));
  return db.$transaction(async (tx) => {
    await holdRoom(tx, message);
    const stored = await storedAs(tx, message);
    return { ok: true, number: stored ?? (await store(tx, { ...message, parts })) };
  });
}

async function storedAs(tx: Queries, { userId: authorId, sendId }: NewMessage): Promise<number | undefined> {
  const message = await tx.chatMessage.findUnique({ where: { authorId_sendId: { authorId, sendId } } });
  return message?.number;
}

async function store(
  tx: Queries,
  { userId, matchId, channel, sendId, parts }: Omit<NewMessage, 'text'> & Readonly<{ parts: readonly Part[] }>,
): Promise<number> {
  const number = await nextNumber(tx, { matchId, channel });
  const { id } = await tx.chatMessage.create({
    data: { matchId, channel, number, authorId: userId, sendId, parts: [...parts] },
    select: { id: true },
  });
  if (mentionedIn(parts).some((named) => named !== userId)) {
    await addJobs(tx, [{ name: 'tell-mentioned', payload: { messageId: id } }]);
  }
  await announceChat(tx, matchId);
  return number;
}

/** Whom a message can name: those who sit at the table, and after the end those who have written there. */
async function peopleOf({ seats }: SummaryRow, { matchId, channel }: Room): Promise<readonly Mentionable[]> {
  const seated = seats.flatMap(({ userId, user }) => (userId && user ? [{ userId, name: user.name }] : []));
  if (channel === 'players') return seated;
  const authors = await db.user.findMany({
    where: { chatMessages: { some: { matchId, channel } } },
    select: { id: true, name: true },
  });
  return [...seated, ...authors.map(({ id, name }) => ({ userId: id, name }))];
}

export type OwnMessage = ChatReader & Room & Readonly<{ number: number }>;

/** Takes an own message back: its text is gone for good, its place stays. Asked again, it is answered the same. */
export async function deleteMessage({ userId, number, matchId, channel }: OwnMessage): Promise<ChatResult<object>> {
  const room = { matchId, channel };
  if (!isUuid(matchId)) return refuseChat('no-such-match');
  return db.$transaction(async (tx) => {
    const own = { ...room, number, authorId: userId };
    if ((await tx.chatMessage.count({ where: own })) === 0) return refuseChat('no-such-message');
    const { count: changed } = await tx.chatMessage.updateMany({
      where: { ...own, deletedAt: null },
      data: { parts: [], deletedAt: new Date() },
    });
    if (changed > 0) {
      await countChange(tx, room);
      await announceChat(tx, matchId);
    }
    return { ok: true };
  });
}
