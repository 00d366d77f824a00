import { db } from '@/lib/db';
import { readLog } from '../stream/match-log';
import { findVisibleMatch, isUuid, seatTakenBy, viewerOf } from './match-access';

type Seen = Readonly<{ matchId: string; userId: string; step: number }>;

/** Remembers how far the user's seat has read, by the steps it saw, and when. It never goes back. Called by POST only. */
export async function markSeen({ matchId, userId, step }: Seen): Promise<void> {
  if (!isUuid(userId) || !Number.isSafeInteger(step) || step < 1) return;
  const row = await findVisibleMatch({ matchId, userId });
  const taken = row && seatTakenBy(row, userId);
  if (!row || !taken || row.version === 0) return;
  const log = await readLog(row, viewerOf(row, taken.seat), row.version);
  const version = step >= log.length ? row.version : (log[step - 1]?.version ?? 0);
  await db.$executeRaw`
    UPDATE "MatchSeat" SET "lastSeenVersion" = ${version}, "lastSeenAt" = now()
    WHERE "matchId" = ${matchId}::uuid AND "userId" = ${userId}::uuid AND "lastSeenVersion" <= ${version}`;
}
