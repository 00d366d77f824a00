import { getTimeZone } from 'next-intl/server';
import { z } from 'zod';
import { currentUser } from '@/lib/auth/session';
import { isTimeZone } from '@/lib/i18n/time-zones';
import { spend } from '@/lib/limits/spend';
import type { UserTableCommand } from '@/lib/matches/table-commands';
import { handleTableCommand, tableCommandSchema } from '@/lib/matches/table-commands';
import type { Answered } from './answer';
import { tooMany, withWhen } from './answer';
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
  const known = await getTimeZone();
  const timeZone = known === UNKNOWN_ZONE ? wish.data.timeZone : known;
  const result = await submitTableCommand({ ...wish.data, userId: user.id, timeZone });
  return result.outcome === 'accepted' ? result : { ...result, values: await withWhen(result.values) };
}

/** The one way in for what a person does at a table, for the page's action and the HTTP API alike. */
export async function submitTableCommand(command: UserTableCommand): Promise<Answered> {
  const limited = await spend('at-table', command.userId);
  if (!limited.ok) return tooMany('at-table', limited.retryAfterSeconds);
  const result = await handleTableCommand(command);
  return result.outcome === 'accepted' ? { outcome: 'accepted' } : result;
}
