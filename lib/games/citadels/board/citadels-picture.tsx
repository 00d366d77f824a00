import type { PictureProps } from '@/lib/games/board-props';
import { ownersOf } from '@/lib/ui/owner';
import type { CitadelsView } from '../view-types';
import { EmptyTown } from './empty-town';
import { Town } from './town';

/** A young town is looked at from near. */
const FEWEST_COLUMNS = 4;
/** One district alone has land around it. */
const FEWEST_BESIDE = 2;
/** So many beside each other, in so many streets, are still told apart beside a line of text. */
const [BESIDE, STREETS] = [3, 2];

/** The cities of a match, a street for each, without words of its own. It fills its frame. */
export function CitadelsPicture({ view, players, size = 'usual' }: PictureProps) {
  const { seats } = view as Pick<CitadelsView, 'seats'>;
  const owners = ownersOf(players);
  const cities = seats.map(({ city }) => city.map(({ district }) => district));
  const largest = cities.reduce((most, city) => (city.length > most.length ? city : most));
  if (largest.length === 0) return <EmptyTown owners={owners} />;
  if (size === 'small') {
    const last = largest.slice(-BESIDE * STREETS);
    const streets = [last.slice(0, BESIDE), last.slice(BESIDE)].filter((city) => city.length > 0);
    return (
      <Town
        streets={streets.map((city) => ({ city }))}
        columns={Math.min(BESIDE, Math.max(FEWEST_BESIDE, largest.length))}
      />
    );
  }
  const streets = cities.map((city, seat) => ({ owner: owners[seat], city }));
  return <Town streets={streets} columns={Math.max(FEWEST_COLUMNS, largest.length)} />;
}
