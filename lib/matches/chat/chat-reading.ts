import { db } from '@/lib/db';
import type { Seat } from '@/lib/engine/game-definition';
import type { Prisma } from '@/prisma/generated/client';
import { blockedBy } from '../people/blocks';
import type { SummaryRow } from '../reading/match-access';
import { findVisibleMatch } from '../reading/match-access';
import type { Channel, ChatReader } from './channels';
import { channelsOf, openChannel } from './channels';
import type { ChatRooms, Room } from './chat-room';
import { chatMark, chatRooms } from './chat-room';
import type { Part } from './mentions';
import { mentionedIn, partsOfJson } from './mentions';
import type { ChatResult } from './refusal';
import { refuseChat } from './refusal';

const SHOWN = 60;

/** What one reader sees in the place of a message. */
export type MessageBody =
  | Readonly<{ kind: 'text'; parts: readonly (string | Readonly<{ name: string; isYou: boolean }>)[] }>
  | Readonly<{ kind: 'deleted' | 'hidden' | 'blocked' }>;

export type MessageView = Readonly<{
  number: number;
  /** ISO 8601. */
  sentAt: string;
  /** Not told of somebody the reader has blocked. */
  author: Readonly<{ id: string; name: string; isYou: boolean; seat: Seat | null }> | null;
  body: MessageBody;
}>;

/** A part of a channel, oldest first, as one reader sees it. */
export type Conversation = Readonly<{ channel: Channel; messages: readonly MessageView[]; hasEarlier: boolean }>;

type Wish = ChatReader & Room & Readonly<{ before?: number | undefined }>;

/** The newest messages of a channel, or those `before` a number, and how much there is to read now. */
export async function conversation({
  before,
  ...reader
}: Wish): Promise<ChatResult<{ conversation: Conversation; summary: ChatSummary }>> {
  const row = await openChannel(reader);
  if (typeof row === 'string') return refuseChat(row);
  const { matchId, channel, userId } = reader;
  // Before the messages: what comes in between is news then.
  const summary = await summaryOf(row, reader, await chatRooms(matchId));
  const found = await db.chatMessage.findMany({
    where: { matchId, channel, ...(before === undefined ? {} : { number: { lt: before } }) },
    orderBy: { number: 'desc' },
    take: SHOWN + 1,
    include: { author: { select: { name: true } } },
  });
  const shown = found.slice(0, SHOWN).toReversed();
  const [names, blocked] = await Promise.all([namesIn(shown), blockedBy(userId)]);
  const messages = shown.map((message) => viewOf(message, { row, userId, names, blocked }));
  return { ok: true, summary, conversation: { channel, messages, hasEarlier: found.length > SHOWN } };
}

type StoredMessage = Prisma.ChatMessageGetPayload<{ include: { author: { select: { name: true } } } }>;
type Names = ReadonlyMap<string, string>;

async function namesIn(messages: readonly Readonly<{ parts: unknown }>[]): Promise<Names> {
  const named = messages.flatMap(({ parts }) => mentionedIn(partsOfJson(parts)));
  if (named.length === 0) return new Map();
  const people = await db.user.findMany({ where: { id: { in: named } }, select: { id: true, name: true } });
  return new Map(people.map(({ id, name }) => [id, name]));
}

type Reading = Readonly<{ row: SummaryRow; userId: string; names: Names; blocked: ReadonlySet<string> }>;

function viewOf(message: StoredMessage, reading: Reading): MessageView {
  const { number, authorId, author, sentAt } = message;
  const body = bodyOf(message, reading);
  const seat = reading.row.seats.find(({ userId }) => userId === authorId)?.seat ?? null;
  const writer = { id: authorId, name: author.name, isYou: authorId === reading.userId, seat };
  return { number, sentAt: sentAt.toISOString(), author: body.kind === 'blocked' ? null : writer, body };
}

function bodyOf({ authorId, deletedAt, hiddenAt, parts }: StoredMessage, reading: Reading): MessageBody {
  if (reading.blocked.has(authorId)) return { kind: 'blocked' };
  if (hiddenAt) return { kind: 'hidden' };
  if (deletedAt) return { kind: 'deleted' };
  const shown = (part: Part) =>
    typeof part === 'string'
      ? part
      : { name: reading.names.get(part.userId) ?? '…', isYou: part.userId === reading.userId };
  return { kind: 'text', parts: partsOfJson(parts).map(shown) };
}

/** What a page needs to know of the chat before anybody opens it. */
export type ChatSummary = Readonly<{
  channels: readonly Readonly<{ channel: Channel; lastNumber: number; unread: number }>[];
  /** See `chatMark`. */
  mark: number;
}>;

export async function chatSummary(reader: ChatReader): Promise<ChatSummary | undefined> {
  const row = await findVisibleMatch(reader);
  return row && summaryOf(row, reader, await chatRooms(row.id));
}

/** For whoever has looked already whether the reader may see the match. The rooms are read before it. */
export async function summaryOf(row: SummaryRow, reader: ChatReader, rooms: ChatRooms): Promise<ChatSummary> {
  const channels = channelsOf(row, reader.userId);
  if (channels.length === 0) return { channels: [], mark: 0 };
  const unread = await unreadIn(reader);
  return {
    channels: channels.map((channel) => ({
      channel,
      lastNumber: rooms.get(channel)?.lastNumber ?? 0,
      unread: unread.get(channel) ?? 0,
    })),
    mark: chatMark(row, reader.userId, rooms),
  };
}

/** Messages of others that can still be read, after the last one that was. */
async function unreadIn({ matchId, userId }: ChatReader): Promise<ReadonlyMap<Channel, number>> {
  const rows = await db.$queryRaw<{ channel: Channel; count: number }[]>`
    SELECT message."channel"::text AS channel, count(*)::int AS count FROM "ChatMessage" message
    LEFT JOIN "ChatRead" looked ON looked."userId" = ${userId}::uuid
      AND looked."matchId" = message."matchId" AND looked."channel" = message."channel"
    WHERE message."matchId" = ${matchId}::uuid AND message."number" > coalesce(looked."lastNumber", 0)
      AND message."authorId" <> ${userId}::uuid
      AND NOT EXISTS (SELECT FROM "Block" WHERE "blockerId" = ${userId}::uuid AND "blockedId" = message."authorId")
      AND message."deletedAt" IS NULL AND message."hiddenAt" IS NULL
    GROUP BY message."channel"`;
  return new Map(rows.map(({ channel, count }) => [channel, count]));
}

/** Remembers how far the user has read. It never goes back, nor further than what was said. */
export async function markChatRead({
  number,
  ...reader
}: ChatReader & Room & Readonly<{ number: number }>): Promise<ChatResult<object>> {
  const row = await openChannel(reader);
  if (typeof row === 'string') return refuseChat(row);
  await db.$executeRaw`
    INSERT INTO "ChatRead" ("userId", "matchId", "channel", "lastNumber")
    SELECT ${reader.userId}::uuid, "matchId", "channel", least("lastNumber", ${number}) FROM "ChatRoom"
    WHERE "matchId" = ${reader.matchId}::uuid AND "channel" = ${reader.channel}::"ChatChannel"
    ON CONFLICT ("userId", "matchId", "channel") DO UPDATE
      SET "lastNumber" = greatest("ChatRead"."lastNumber", EXCLUDED."lastNumber"), "readAt" = now()`;
  return { ok: true };
}
