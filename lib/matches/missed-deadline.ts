import { db } from '@/lib/db';
import type { LogLine, Seat } from '@/lib/engine/game-definition';
import { readStream } from './event-store';
import { gameOf } from './match-loader';

/** What was played for a seat that did not answer in time, and how often in a row that has happened. */
export type MissedDeadline = Readonly<{ inARow: number; played: LogLine | undefined }>;

type Asked = Readonly<{ match: Readonly<{ id: string; game: string }>; seat: Seat; promptId: string }>;

/** As the seat itself saw it. */
export async function missedDeadline({ match, seat, promptId }: Asked): Promise<MissedDeadline | undefined> {
  const passed = await db.matchEvent.findFirst({
    where: { matchId: match.id, type: 'DeadlinePassed', data: { path: ['promptId'], equals: promptId } },
  });
  if (!passed) return undefined;
  const game = gameOf(match);
  const after = await readStream(db, { matchId: match.id, after: passed.version, upTo: passed.version + 1 });
  const [played] = after.flatMap((event) => {
    const seen = game.redact(event, { role: 'seat', seat });
    return seen ? [game.logLine(seen)] : [];
  });
  const { data } = passed;
  const inARow = typeof data === 'object' && data !== null && 'inARow' in data ? Number(data.inARow) : 0;
  return { inARow, played };
}
