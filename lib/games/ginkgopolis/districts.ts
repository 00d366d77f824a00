import type { Seat } from '@/lib/engine/game-definition';
import type { Buildings, City } from './city';
import { coordinates, neighbours } from './city';
import type { Space } from './components';
import type { DistrictView } from './view-types';

/** A lone building is no district (rulebook: final scoring). */
const SMALLEST_DISTRICT = 2;

type Stake = Readonly<{ seat: Seat; resources: number; tallest: number; number: number }>;

function bySpace(a: Space, b: Space): number {
  const [[ax, ay], [bx, by]] = [coordinates(a), coordinates(b)];
  return ax - bx || ay - by;
}

/** All buildings of one colour connected with the one at `start`. */
function connected(buildings: Buildings, start: Space): ReadonlySet<Space> {
  const colour = buildings[start]?.colour;
  const found = new Set([start]);
  for (const at of found) {
    for (const space of neighbours(at)) if (buildings[space]?.colour === colour) found.add(space);
  }
  return found;
}

/** Most resources first; then the tallest building; then its number, which is unique within a colour. */
function byInfluence(a: Stake, b: Stake): number {
  return b.resources - a.resources || b.tallest - a.tallest || b.number - a.number;
}

function stakes(buildings: Buildings, spaces: readonly Space[]): readonly Stake[] {
  const bySeat = new Map<Seat, Stake>();
  for (const space of spaces) {
    const building = buildings[space];
    if (!building || building.owner === null) continue;
    const { owner: seat, height, number, resources } = building;
    const stake = bySeat.get(seat) ?? { seat, resources: 0, tallest: 0, number: 0 };
    const isTaller = height > stake.tallest || (height === stake.tallest && number > stake.number);
    const best = isTaller ? { tallest: height, number } : { tallest: stake.tallest, number: stake.number };
    bySeat.set(seat, { seat, resources: stake.resources + resources, ...best });
  }
  return [...bySeat.values()].sort(byInfluence);
}

function scored(buildings: Buildings, spaces: readonly Space[]): Omit<DistrictView, 'colour' | 'spaces'> {
  const ranked = stakes(buildings, spaces);
  const resources = ranked.map(({ seat, resources }) => ({ seat, resources }));
  const [first, runnerUp] = ranked;
  if (!first) return { resources, first: null, second: null, points: [] };
  const second = runnerUp ?? first;
  const all = ranked.reduce((sum, stake) => sum + stake.resources, 0);
  return {
    resources,
    first: first.seat,
    second: second.seat,
    points: [
      { seat: first.seat, place: 'first', points: all },
      { seat: second.seat, place: 'second', points: second.resources },
    ],
  };
}

/**
 * The districts of the city, from west to east, then from south to north. The first scores all resources in it, the
 * second its own; a sole owner has both places (rulebook: final scoring).
 */
export function districtsOf({ buildings }: Pick<City, 'buildings'>): readonly DistrictView[] {
  const inOrder = (Object.keys(buildings) as Space[]).sort(bySpace);
  const seen = new Set<Space>();
  const districts: DistrictView[] = [];
  for (const start of inOrder) {
    const colour = buildings[start]?.colour;
    if (seen.has(start) || !colour) continue;
    const joined = connected(buildings, start);
    for (const space of joined) seen.add(space);
    if (joined.size < SMALLEST_DISTRICT) continue;
    const spaces = inOrder.filter((space) => joined.has(space));
    districts.push({ colour, spaces, ...scored(buildings, spaces) });
  }
  return districts;
}
