import { COLOURS } from '../components';
import { districtsOf } from '../districts';
import { cityOf } from '../seen-city';
import { START_BUILDINGS, START_SPACES, START_TOKENS } from '../set-up';
import type { BuildingView, GinkgopolisView, Screen, SeatView } from '../view-types';

/** The first nine buildings: red 1 to 3 in the top row, then yellow, then blue. */
export const START_CITY: readonly BuildingView[] = START_SPACES.map((space, index) => ({
  space,
  colour: COLOURS[Math.floor(index / 3)] ?? 'red',
  number: 1 + (index % 3),
  height: 1,
  owner: null,
  resources: 0,
  site: false,
}));

/** A tower of the second player, north of the first city, with a construction site. */
export const RED_7 = {
  space: '0,2',
  colour: 'red',
  number: 7,
  height: 3,
  owner: 1,
  resources: 3,
  site: true,
} as const;

/** The first city with other buildings in some places, and new ones. */
export function cityWith(...changed: readonly BuildingView[]): readonly BuildingView[] {
  const places = new Set(changed.map(({ space }) => space));
  return [...START_CITY.filter(({ space }) => !places.has(space)), ...changed];
}

export function seatView(seat: number, screen: Partial<Screen> | null, some: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    resourcesInCity: 0,
    handCount: 4,
    newHandTokens: 2,
    characters: [],
    tableau: [],
    waitingFor: 'choose-card',
    sealed: false,
    screen: screen && { resources: 5, supply: 10, points: 5, tiles: START_BUILDINGS, ...screen },
    hand: screen && [],
    choice: null,
    pick: null,
    giveBack: null,
    ...some,
  };
}

/** A view of a match in its first round, as seat 0 sees it. */
export function tableView(some: Partial<GinkgopolisView> = {}): GinkgopolisView {
  return {
    phase: 'choosing',
    options: { characters: 'starter', smallChoices: 'sealed' },
    seatCount: 2,
    round: 1,
    firstPlayer: 0,
    turnOrder: [0, 1],
    buildings: START_CITY,
    tokens: START_TOKENS,
    deckCount: 6,
    discard: [],
    tileSupplyCount: 40,
    exhaustions: 0,
    endTriggers: [],
    seats: [seatView(0, {}), seatView(1, null)],
    played: [],
    districts: districtsOf(cityOf({ buildings: some.buildings ?? START_CITY, tokens: START_TOKENS })),
    draftPack: null,
    tokenToPlace: null,
    scores: null,
    ...some,
  };
}
