import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { JobPayload } from '@/lib/matches/stream/job-queue';
import { addJobs } from '@/lib/matches/stream/job-queue';
import type { NoticeKind, SeatedUser, Telling } from './who-hears-what';
import { whoHearsWhat } from './who-hears-what';

/** Notes who is to be told about a move, once each, and leaves the telling to later jobs. */
export async function noteWhoIsTold({ matchId, ...happening }: JobPayload<'tell-players'>): Promise<void> {
  await note(matchId, whoHearsWhat(happening, await usersWithAddress(matchId)));
}

/** Notes who is to be reminded of a question, once for each. */
export async function noteReminders({ matchId, asked }: JobPayload<'remind-players'>): Promise<void> {
  const users = await usersWithAddress(matchId);
  const tellings = asked.flatMap(({ promptId, seat }) =>
    users.filter((user) => user.seat === seat).map(({ userId }): Telling => ({ userId, kind: 'reminder', promptId })),
  );
  await note(matchId, tellings);
}

async function note(matchId: string, tellings: readonly Telling[]): Promise<void> {
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

const AT_ONCE: readonly NoticeKind[] = ['finished', 'cancelled', 'missed', 'reminder'];

/** A turn may well be taken at once by somebody who is at the table; that the match is over will not change. */
const delayOf = (kind: NoticeKind) => (AT_ONCE.includes(kind) ? 0 : env().MAIL_DELAY);

async function usersWithAddress(matchId: string): Promise<readonly SeatedUser[]> {
  const seats = await db.matchSeat.findMany({
    where: { matchId, resigned: false, user: { email: { not: null } }, match: { practice: false } },
    select: { seat: true, userId: true, standIn: true },
  });
  return seats.flatMap(({ seat, userId, standIn }) =>
    userId === null ? [] : [{ seat, userId, isAway: standIn !== null }],
  );
}
