import { db } from '@/lib/db';
import type { Prisma } from '@/prisma/generated/client';
import type { Queries } from '../stream/event-store';

export type BlockedPerson = Readonly<{ id: string; name: string }>;
type Pair = Readonly<{ userId: string; otherId: string }>;

/** Whether the one has blocked the other. */
export async function isBlocked(blockerId: string, blockedId: string, queries: Queries = db): Promise<boolean> {
  const found = await queries.block.findUnique({ where: { blockerId_blockedId: { blockerId, blockedId } } });
  return found !== null;
}

/** Everybody a person has blocked, for lists and chats that leave them out. */
export async function blockedBy(userId: string): Promise<ReadonlySet<string>> {
  const blocks = await db.block.findMany({ where: { blockerId: userId }, select: { blockedId: true } });
  return new Set(blocks.map(({ blockedId }) => blockedId));
}

/** The people somebody has blocked, the latest first, for their own eyes only. */
export async function blockedPeople(userId: string): Promise<readonly BlockedPerson[]> {
  const blocks = await db.block.findMany({
    where: { blockerId: userId },
    orderBy: { createdAt: 'desc' },
    select: { blocked: { select: { id: true, name: true } } },
  });
  return blocks.map(({ blocked }) => blocked);
}

/** `false` when there is nobody to block. Nobody blocks oneself. */
export async function blockPerson({ userId, otherId }: Pair): Promise<boolean> {
  if (userId === otherId) return false;
  if (!(await db.user.findUnique({ where: { id: otherId }, select: { id: true } }))) return false;
  await db.block.createMany({ data: [{ blockerId: userId, blockedId: otherId }], skipDuplicates: true });
  return true;
}

export async function unblockPerson({ userId, otherId }: Pair): Promise<void> {
  await db.block.deleteMany({ where: { blockerId: userId, blockedId: otherId } });
}

/** Of people: those who have not blocked this one, and whom this one has not blocked. */
export function onSpeakingTerms(userId: string): Prisma.UserWhereInput {
  return { blocks: { none: { blockedId: userId } }, blockedBy: { none: { blockerId: userId } } };
}
