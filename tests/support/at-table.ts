import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import { GRACE_MS } from '@/lib/matches/clock/clock';
import type { TableClock } from '@/lib/matches/clock/table-clock';
import { keepTime } from '@/lib/matches/clock/time-keeper';
import type { CommandResult } from '@/lib/matches/stream/append-move';
import type { TableCommand } from '@/lib/matches/table-commands';
import { handleTableCommand } from '@/lib/matches/table-commands';
import { runJobs } from './worker';

export const ONE_DAY: TableClock = { pace: '1d', bank: 'none', holidays: '14' };

type Wish = Readonly<{
  matchId: string;
  userId: string | undefined;
  command: TableCommand;
  commandId?: string;
  timeZone?: string;
  at?: Date;
}>;

/** Does something at a table that is no choice. */
export function atTable({
  at,
  commandId = randomUUID(),
  timeZone = 'UTC',
  userId,
  ...wish
}: Wish): Promise<CommandResult> {
  return handleTableCommand({ ...wish, commandId, timeZone, userId: userId ?? randomUUID() }, at);
}

/** When a seat's question is due; `undefined` while its clock stands still. */
export async function dueOf(matchId: string, seat = 0): Promise<Date | undefined> {
  const prompt = await db.openPrompt.findFirst({ where: { matchId, seat, settled: false } });
  return prompt?.dueAt ?? undefined;
}

/** Deadlines pass, one after the other, until a seat has missed so many of them in a row. */
export async function missDeadlines(matchId: string, seat: number, misses: number): Promise<void> {
  for (;;) {
    const { missed } = await db.matchSeat.findUniqueOrThrow({ where: { matchId_seat: { matchId, seat } } });
    if (missed >= misses) return;
    await runJobs();
    const next = await db.openPrompt.findFirst({ where: { matchId, dueAt: { not: null } }, orderBy: { dueAt: 'asc' } });
    if (!next?.dueAt) throw new Error('No clock runs');
    await keepTime({ matchId }, new Date(next.dueAt.getTime() + GRACE_MS));
  }
}
