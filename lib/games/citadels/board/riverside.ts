import type { DistrictId } from '../components';
import type { CitadelsView, SeatView } from '../view-types';

type Cities = Pick<CitadelsView, 'citySize' | 'seats'>;

function seat(city: readonly DistrictId[], gold: number): SeatView {
  const built = city.map((district) => ({ district, round: 1 }));
  return { gold, city: built, handSize: 3, hand: null, characters: [], picked: 0, isComplete: false };
}

/** Three cities in the middle of a match, for pages that show what the game looks like. */
export const RIVERSIDE: Cities = {
  citySize: 6,
  seats: [
    seat(['watchtower', 'market', 'castle', 'church', 'library', 'harbor'], 3),
    seat(['temple', 'docks', 'palace', 'dragon-gate', 'fortress'], 1),
    seat(['tavern', 'monastery', 'manor', 'observatory', 'cathedral'], 5),
  ],
};
