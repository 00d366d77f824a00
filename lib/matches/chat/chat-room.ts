import { db } from '@/lib/db';
import type { SummaryRow } from '../reading/match-access';
import type { Queries } from '../stream/event-store';
import type { Channel } from './channels';
import { channelsOf } from './channels';

export type Room = Readonly<{ matchId: string; channel: Channel }>;

/** Holds a channel until the transaction ends: what is said there meanwhile waits. */
export async function holdRoom(tx: Queries, { matchId, channel }: Room): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ChatRoom" ("matchId", "channel") VALUES (${matchId}::uuid, ${channel}::"ChatChannel")
    ON CONFLICT ("matchId", "channel") DO UPDATE SET "changes" = "ChatRoom"."changes"`;
}

/** The number of the next message in a held room. */
export async function nextNumber(tx: Queries, { matchId, channel }: Room): Promise<number> {
  const { lastNumber } = await tx.chatRoom.update({
    where: { matchId_channel: { matchId, channel } },
    data: { lastNumber: { increment: 1 }, changes: { increment: 1 } },
  });
  return lastNumber;
}

/** Notes that a message looks different now. */
export async function countChange(tx: Queries, { matchId, channel }: Room): Promise<void> {
  await tx.chatRoom.update({ where: { matchId_channel: { matchId, channel } }, data: { changes: { increment: 1 } } });
}

/** How many messages each channel of a match has had, and how often it has changed. */
export type ChatRooms = ReadonlyMap<Channel, Readonly<{ lastNumber: number; changes: number }>>;

export async function chatRooms(matchId: string): Promise<ChatRooms> {
  const rooms = await db.chatRoom.findMany({ where: { matchId } });
  return new Map(rooms.map((room) => [room.channel, room]));
}

/** Grows with each change of what this user may read; 0 for those who read nothing. */
export function chatMark(row: SummaryRow, userId: string | undefined, rooms: ChatRooms): number {
  const channels = userId === undefined ? [] : channelsOf(row, userId);
  return channels.reduce((sum, channel) => sum + (rooms.get(channel)?.changes ?? 0), 0);
}
