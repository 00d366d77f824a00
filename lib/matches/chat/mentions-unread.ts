import { db } from '@/lib/db';
import { blockedBy } from '../people/blocks';
import { findVisibleMatch } from '../reading/match-access';
import type { ChatReader } from './channels';
import { channelsOf } from './channels';
import { mentionedIn, partsOfJson } from './mentions';
import { plainText } from './plain-text';

const SHOWN = 5;
/** No more of a chat is looked through for one mail. */
const SEARCHED = 200;

export type UnreadMention = Readonly<{ id: string; author: string; text: string }>;

/** The newest messages that name this user, can be read and have not been, oldest first. */
export async function unreadMentions({ matchId, userId }: ChatReader): Promise<readonly UnreadMention[]> {
  const row = await findVisibleMatch({ matchId, userId });
  if (!row) return [];
  const reads = await db.chatRead.findMany({ where: { matchId, userId } });
  const unread = channelsOf(row, userId).map((channel) => ({
    channel,
    number: { gt: reads.find((read) => read.channel === channel)?.lastNumber ?? 0 },
  }));
  const messages = await db.chatMessage.findMany({
    where: {
      ...{ matchId, deletedAt: null, hiddenAt: null, OR: unread },
      authorId: { notIn: [userId, ...(await blockedBy(userId))] },
    },
    orderBy: { sentAt: 'desc' },
    take: SEARCHED,
    include: { author: { select: { name: true } } },
  });
  const naming = messages.filter(({ parts }) => mentionedIn(partsOfJson(parts)).includes(userId)).slice(0, SHOWN);
  return Promise.all(
    naming
      .toReversed()
      .map(async ({ id, author, parts }) => ({ id, author: author.name, text: await plainText(parts) })),
  );
}
