import type { City } from './city';
import { buildingId } from './city';
import type { BuildingId } from './components';
import type { BuildingView, GinkgopolisView } from './view-types';

/** The city of a view as the rules know it. */
export function cityOf({ buildings, tokens }: Pick<GinkgopolisView, 'buildings' | 'tokens'>): City {
  return { buildings: Object.fromEntries(buildings.map(({ space, ...building }) => [space, building])), tokens };
}

/** The building that a card names; `undefined` once it was built on. */
export function buildingOf(
  { buildings }: Pick<GinkgopolisView, 'buildings'>,
  card: BuildingId,
): BuildingView | undefined {
  return buildings.find((building) => buildingId(building) === card);
}
