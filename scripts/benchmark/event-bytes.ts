import { db } from '@/lib/db';
import type { Game } from '@/lib/engine/game';
import type { Measurement } from './measure';
import { recordPlay } from './recorded-play';
import { storeMatch } from './stored-match';

const MATCHES = 20;

/** What an event costs in the database, indexes included, against the bytes of its type and data alone. */
export async function measureBytes(game: Game): Promise<Measurement> {
  const before = await occupied();
  let events = 0;
  let content = 0;
  for (let seed = 1; seed <= MATCHES; seed++) {
    const play = recordPlay(game, { seats: 2 + (seed % 4), seed });
    await storeMatch(game, play.events);
    events += play.events.length;
    for (const { type, data } of play.events)
      content += Buffer.byteLength(type) + Buffer.byteLength(JSON.stringify(data));
  }
  const after = await occupied();
  return {
    name: 'Bytes per event in the database, with indexes',
    against: 'type and data alone',
    ours: (after - before) / events,
    theirs: content / events,
    unit: 'bytes',
    details: `${events} events of ${MATCHES} matches with 2 to 5 seats`,
  };
}

async function occupied(): Promise<number> {
  const [row] = await db.$queryRaw<{ bytes: bigint }[]>`SELECT pg_total_relation_size('"MatchEvent"') AS bytes`;
  return Number(row?.bytes);
}
