import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { mentionedIn, partsOfJson } from '@/lib/matches/chat/mentions';
import type { Queries } from '@/lib/matches/stream/event-store';
import type { JobPayload } from '@/lib/matches/stream/job-queue';
import { addJobs } from '@/lib/matches/stream/job-queue';

/** After a mail about a mention, the next one about the same chat waits this long, and tells of all that came meanwhile. */
const QUIET_SECONDS = 3 * 60 * 60;

type Mention = Readonly<{ userId: string; matchId: string; promptId: string }>;

/** Notes for each player a message names that a mail is due, unless one is under way, or its author is blocked. */
export async function noteMentions({ messageId }: JobPayload<'tell-mentioned'>): Promise<void> {
  const message = await db.chatMessage.findUnique({ where: { id: messageId, deletedAt: null, hiddenAt: null } });
  if (!message) return;
  const { matchId, authorId } = message;
  const named = mentionedIn(partsOfJson(message.parts)).filter((userId) => userId !== authorId);
  const seats = await db.matchSeat.findMany({
    where: {
      matchId,
      userId: { in: named },
      user: { email: { not: null }, blocks: { none: { blockedId: authorId } } },
    },
  });
  for (const { userId } of seats) {
    if (userId !== null) await noteMention({ userId, matchId, promptId: messageId });
  }
}

async function noteMention(mention: Mention): Promise<void> {
  await db.$transaction(async (tx) => {
    // Two messages at once: the second one sees the notice of the first.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${mention.userId}::uuid FOR UPDATE`;
    const { userId, matchId } = mention;
    const about = { userId, matchId, kind: 'mention' } as const;
    if (await tx.notice.findFirst({ where: { ...about, status: 'pending' } })) return;
    const delaySeconds = Math.max(env().MAIL_DELAY, await quietSeconds(tx, about));
    const [notice] = await tx.notice.createManyAndReturn({
      data: [{ ...mention, kind: 'mention' }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (notice) await addJobs(tx, [{ name: 'send-notice', payload: { noticeId: notice.id }, delaySeconds }]);
  });
}

/** How much of the quiet time after the last mail is left. */
async function quietSeconds(
  tx: Queries,
  about: Readonly<{ userId: string; matchId: string; kind: 'mention' }>,
): Promise<number> {
  const last = await tx.notice.findFirst({ where: { ...about, status: 'sent' }, orderBy: { settledAt: 'desc' } });
  if (!last?.settledAt) return 0;
  return QUIET_SECONDS - (Date.now() - last.settledAt.getTime()) / 1000;
}
