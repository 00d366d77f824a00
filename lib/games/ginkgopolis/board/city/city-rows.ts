import type { Letter, Space } from '../../components';
import type { BuildingView } from '../../view-types';
import type { DrawnCity } from './drawn-city';
import { placeOf } from './geometry';

/** One space of the city that is not empty. */
export type CityPlace =
  | Readonly<{ kind: 'building'; space: Space; building: BuildingView }>
  | Readonly<{ kind: 'letter'; space: Space; letter: Letter }>;

/** Columns are counted from 1, from the west. */
type InColumn = CityPlace & Readonly<{ column: number }>;

/** All buildings and letters with the same distance to the north. */
export type CityRow = Readonly<{ y: number; places: readonly InColumn[] }>;

/** The city row by row, from north to south, each row from west to east. */
export function cityRows({ buildings, tokens }: Pick<DrawnCity, 'buildings' | 'tokens'>): CityRow[] {
  const places: CityPlace[] = [
    ...buildings.map((building): CityPlace => ({ kind: 'building', space: building.space, building })),
    ...(Object.entries(tokens) as [Letter, Space][]).map(
      ([letter, space]): CityPlace => ({ kind: 'letter', space, letter }),
    ),
  ];
  const norths = [...new Set(places.map(({ space }) => placeOf(space)[1]))].sort((a, b) => b - a);
  const west = Math.min(...places.map(({ space }) => placeOf(space)[0]));
  return norths.map((y) => ({
    y,
    places: places
      .filter(({ space }) => placeOf(space)[1] === y)
      .map((place) => ({ ...place, column: placeOf(place.space)[0] - west + 1 }))
      .sort((a, b) => a.column - b.column),
  }));
}
