import { db } from '@/lib/db';
import { moveWords } from './moved-words';

/** A guest becomes one with the account whose address it has proved: all that was the guest's is the account's. */
export async function moveIn({ from, to }: Readonly<{ from: string; to: string }>): Promise<void> {
  await db.$transaction([
    db.matchSeat.updateMany({ where: { userId: from }, data: { userId: to } }),
    db.match.updateMany({ where: { ownerId: from }, data: { ownerId: to } }),
    db.$executeRaw`
      UPDATE "Notice" AS mine SET "userId" = ${to}::uuid
      WHERE "userId" = ${from}::uuid AND NOT EXISTS (
        SELECT FROM "Notice" AS other WHERE other."userId" = ${to}::uuid AND other."matchId" = mine."matchId"
          AND other."kind" = mine."kind" AND other."promptId" = mine."promptId")`,
    db.$executeRaw`
      UPDATE "Invitation" AS mine SET "userId" = ${to}::uuid
      WHERE "userId" = ${from}::uuid AND NOT EXISTS (
        SELECT FROM "Invitation" AS other WHERE other."userId" = ${to}::uuid AND other."matchId" = mine."matchId")`,
    db.$executeRaw`
      INSERT INTO "Block" ("blockerId", "blockedId", "createdAt")
      SELECT ${to}::uuid, "blockedId", "createdAt" FROM "Block"
      WHERE "blockerId" = ${from}::uuid AND "blockedId" <> ${to}::uuid ON CONFLICT DO NOTHING`,
    db.$executeRaw`
      INSERT INTO "Block" ("blockerId", "blockedId", "createdAt")
      SELECT "blockerId", ${to}::uuid, "createdAt" FROM "Block"
      WHERE "blockedId" = ${from}::uuid AND "blockerId" <> ${to}::uuid ON CONFLICT DO NOTHING`,
    ...moveWords({ from, to }),
    // What was the account's already goes with the guest, and so do the tokens of its programs.
    db.user.delete({ where: { id: from } }),
  ]);
}
