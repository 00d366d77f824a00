import type { Seat } from '@/lib/engine/game-definition';
import type { BuildingId, Colour, Letter, Space } from './components';

/** A stack of tiles; its colour and number are those of the top tile (rulebook: buildings). */
export type Building = Readonly<{
  colour: Colour;
  number: number;
  /** Floors, one for each tile. */
  height: number;
  owner: Seat | null;
  /** All of its owner. */
  resources: number;
  /** Its card comes into the deck at the next rebuild; until then nobody can build on it. */
  site: boolean;
}>;

export type Buildings = Readonly<Record<Space, Building>>;
export type Tokens = Readonly<Record<Letter, Space>>;

/** What lies open on the table between the players. */
export type City = Readonly<{ buildings: Buildings; tokens: Tokens }>;

export function space(x: number, y: number): Space {
  return `${x},${y}`;
}

type Coordinates = readonly [x: number, y: number];
type Neighbours = readonly [north: Space, east: Space, south: Space, west: Space];

/** Where a space lies is asked thousands of times a second, about the same few spaces. */
function remembered<Answer>(answer: (of: Space) => Answer): (of: Space) => Answer {
  const known = new Map<Space, Answer>();
  return (of) => {
    const found = known.get(of) ?? answer(of);
    known.set(of, found);
    return found;
  };
}

export const coordinates = remembered((of): Coordinates => {
  const [x, y] = of.split(',').map(Number);
  if (x === undefined || y === undefined) throw new Error(`Not a space: ${of}`);
  return [x, y];
});

/** North, east, south, west: the order in which neighbours yield (ruling of the house). */
export const neighbours = remembered((of): Neighbours => {
  const [x, y] = coordinates(of);
  return [space(x, y + 1), space(x + 1, y), space(x, y - 1), space(x - 1, y)];
});

/** The name of a building: that of its top tile, and of the card that builds on it. */
export function buildingId({ colour, number }: Pick<Building, 'colour' | 'number'>): BuildingId {
  return `${colour}-${number}`;
}

export function spaceOf(buildings: Buildings, id: BuildingId): Space | undefined {
  const entry = Object.entries(buildings).find(([, building]) => buildingId(building) === id);
  return entry?.[0] as Space | undefined;
}
