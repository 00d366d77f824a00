import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import type { JobPayload } from '@/lib/matches/stream/job-queue';
import { addJobs } from '@/lib/matches/stream/job-queue';

/** Leaves a mail to the worker that only shows its reader that the way is open. It stands in the ledger like any other. */
export async function orderTestMail(userId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id } = await tx.notice.create({ data: { userId, kind: 'test', promptId: randomUUID() } });
    await addJobs(tx, [{ name: 'send-notice', payload: { noticeId: id } }]);
  });
}

/** Tells the old address that it is not the account's any more: who did not ask for that learns of it. */
export async function tellOldAddress(mail: JobPayload<'send-address-changed'>): Promise<void> {
  await addJobs(db, [{ name: 'send-address-changed', payload: mail }]);
}
