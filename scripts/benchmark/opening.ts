import { db } from '@/lib/db';
import type { Game } from '@/lib/engine/game';
import { forgetMatches } from '@/lib/matches/stream/match-cache';
import { loadMatch } from '@/lib/matches/stream/match-loader';
import { keepSnapshot } from '@/lib/matches/stream/snapshot';
import type { Measurement } from './measure';
import { inTurn, milliseconds } from './measure';
import { longPlay } from './recorded-play';
import { storeMatch } from './stored-match';

const EVENTS = 500;
const TIMES = 10;

/** Opening a long match: all of its events, or the snapshot; the floor is reading the events' rows alone. */
export async function measureOpening(game: Game): Promise<readonly Measurement[]> {
  const { events, opening, final } = longPlay(game, { seats: 4, events: EVENTS });
  const row = { id: await storeMatch(game, events), game: game.metadata.key, version: events.length };
  const open = async () => {
    forgetMatches();
    const match = await loadMatch(db, row);
    return match.viewFor({ role: 'seat', seat: 0 });
  };
  const readRows = () => db.matchEvent.findMany({ where: { matchId: row.id }, orderBy: { version: 'asc' } });
  const compare = () =>
    inTurn(
      () => milliseconds(open, TIMES),
      () => milliseconds(readRows, TIMES),
    );
  const shared = { against: 'reading the rows alone', unit: 'ms', details: `${events.length} events, 4 seats` };
  const cold = { name: 'Opening a match from its events', ...shared, ...(await compare()) };
  await keepSnapshot(db, { matchId: row.id, game, before: opening, after: final });
  const warm = { name: 'Opening a match from its snapshot', ...shared, ...(await compare()) };
  return [cold, warm];
}
