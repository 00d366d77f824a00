import { db } from '@/lib/db';
import type { LogLine, Seat } from '@/lib/engine/game-definition';
import { gameOf } from '../stream/match-loader';

/** What was played for a seat that did not answer in time, and how often in a row that has happened. */
export type MissedDeadline = Readonly<{ inARow: number; played: readonly LogLine[] }>;

type Asked = Readonly<{ match: Readonly<{ id: string; game: string }>; seat: Seat; promptId: string }>;

/** As the seat itself saw it: the answer, and all that the seat did with it, up to what came of it for others. */
export async function missedDeadline({ match, seat, promptId }: Asked): Promise<MissedDeadline | undefined> {
  const passed = await db.matchEvent.findFirst({
    where: { matchId: match.id, type: 'DeadlinePassed', data: { path: ['promptId'], equals: promptId } },
  });
  if (!passed) return undefined;
  const { commandId, version, data } = passed;
  const after = await db.matchEvent.findMany({
    where: { matchId: match.id, commandId, version: { gt: version } },
    orderBy: { version: 'asc' },
    select: { type: true, data: true },
  });
  const others = after.findIndex((event, index) => index > 0 && numberIn(event.data, 'seat') !== seat);
  const game = gameOf(match);
  const played = after.slice(0, others < 0 ? after.length : others).flatMap((event) => {
    const seen = game.redact(event, { role: 'seat', seat });
    return (seen && game.logLine(seen)) ?? [];
  });
  return { inARow: numberIn(data, 'inARow') ?? 0, played };
}

function numberIn(data: unknown, key: string): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const value: unknown = Object.entries(data).find(([name]) => name === key)?.[1];
  return typeof value === 'number' ? value : undefined;
}
