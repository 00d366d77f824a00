import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { JobPayload } from '@/lib/matches/job-queue';
import { addJobs } from '@/lib/matches/job-queue';
import type { NoticeKind, SeatedUser } from './who-hears-what';
import { whoHearsWhat } from './who-hears-what';

/** Notes who is to be told about a move, once each, and leaves the telling to later jobs. */
export async function noteWhoIsTold({ matchId, ...happening }: JobPayload<'tell-players'>): Promise<void> {
  const tellings = whoHearsWhat(happening, await usersWithAddress(matchId));
  if (tellings.length === 0) return;
  await db.$transaction(async (tx) => {
    const rows = tellings.map((telling) => ({ id: randomUUID(), matchId, ...telling }));
    const created = await tx.notice.createManyAndReturn({
      data: rows,
      skipDuplicates: true,
      select: { id: true, kind: true },
    });
    await addJobs(
      tx,
      created.map(({ id, kind }) => ({
        name: 'send-notice',
        payload: { noticeId: id },
        delaySeconds: delayOf(kind),
      })),
    );
  });
}

/** A turn may well be taken at once by somebody who is at the table; that the match is over will not change. */
const delayOf = (kind: NoticeKind) => (kind === 'finished' ? 0 : env().MAIL_DELAY);

async function usersWithAddress(matchId: string): Promise<readonly SeatedUser[]> {
  const seats = await db.matchSeat.findMany({
    where: { matchId, user: { email: { not: null } } },
    select: { seat: true, userId: true },
  });
  return seats.flatMap(({ seat, userId }) => (userId === null ? [] : [{ seat, userId }]));
}
