import type { Building } from './city';
import type { TileId } from './components';
import { partsOf } from './components';

/** A resource for another colour, a point for each number below the covered one (rulebook 5 C 2 and 3). */
export function feesFor(
  tile: TileId,
  covered: Pick<Building, 'colour' | 'number'>,
): Readonly<{ resources: number; points: number }> {
  const { colour, number } = partsOf(tile);
  return { resources: colour === covered.colour ? 0 : 1, points: Math.max(0, covered.number - number) };
}
