import { getTimeZone } from 'next-intl/server';
import { z } from 'zod';
import { currentUser } from '@/lib/auth/session';
import { spend } from '@/lib/limits/spend';
import { handleTableCommand, tableCommandSchema } from '@/lib/matches/table-commands';
import type { Answered } from './answer';
import { withWhen } from './answer';
import { UNKNOWN_ZONE } from './at-table/zone';

/** Something to do at the table beside choosing, as it comes from a browser. */
const wishSchema = z.object({
  matchId: z.uuid(),
  commandId: z.uuid(),
  command: tableCommandSchema,
  /** Where the browser is. */
  timeZone: z.string().max(60).refine(isTimeZone),
});
export type TableWish = z.input<typeof wishSchema>;

export async function answerTableWish(input: unknown): Promise<Answered> {
  const user = await currentUser();
  if (!user) return { outcome: 'rejected', reason: 'signed-out', values: {} };
  const wish = wishSchema.safeParse(input);
  if (!wish.success) return { outcome: 'rejected', reason: 'malformed-command', values: {} };
  const limited = await spend('command', user.id);
  if (!limited.ok) {
    const values = await withWhen({ limit: 'command', retryAfterSeconds: limited.retryAfterSeconds });
    return { outcome: 'rejected', reason: 'too-many-requests', values };
  }
  const known = await getTimeZone();
  const timeZone = known === UNKNOWN_ZONE ? wish.data.timeZone : known;
  const result = await handleTableCommand({ ...wish.data, userId: user.id, timeZone });
  return result.outcome === 'accepted' ? { outcome: 'accepted' } : result;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    // That is how Intl says no.
    return false;
  }
}
