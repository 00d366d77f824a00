import type { Letter, Space } from '../components';
import { districtsOf } from '../districts';
import { cityOf } from '../seen-city';
import type { BuildingView, GinkgopolisView, SeatView } from '../view-types';

type Row = readonly [
  space: Space,
  colour: BuildingView['colour'],
  number: number,
  height: number,
  owner: number | null,
];

const ROWS: readonly Row[] = [
  ['0,2', 'red', 12, 1, 1],
  ['1,2', 'yellow', 9, 2, 2],
  ['-1,1', 'yellow', 14, 3, 0],
  ['0,1', 'yellow', 2, 1, null],
  ['1,1', 'blue', 16, 2, 1],
  ['2,1', 'yellow', 6, 1, 2],
  ['-2,0', 'red', 5, 1, 0],
  ['-1,0', 'red', 11, 2, 0],
  ['0,0', 'yellow', 18, 4, 1],
  ['1,0', 'blue', 2, 1, null],
  ['2,0', 'red', 8, 1, 1],
  ['-2,-1', 'blue', 10, 1, 2],
  ['-1,-1', 'blue', 3, 1, null],
  ['0,-1', 'red', 17, 3, 2],
  ['1,-1', 'red', 2, 1, null],
  ['0,-2', 'blue', 7, 2, 0],
];
const SITES: readonly Space[] = ['0,2', '1,1', '-2,-1'];

const BUILDINGS: readonly BuildingView[] = ROWS.map(([space, colour, number, height, owner]) => ({
  space,
  colour,
  number,
  height,
  owner,
  resources: owner === null ? 0 : height,
  site: SITES.includes(space),
}));

const TOKENS: Readonly<Record<Letter, Space>> = {
  A: '-1,2',
  B: '0,3',
  C: '1,3',
  D: '3,1',
  E: '3,0',
  F: '2,-1',
  G: '1,-2',
  H: '0,-3',
  I: '-1,-2',
  J: '-2,-2',
  K: '-3,0',
  L: '-2,1',
};

const SEATS: readonly SeatView[] = [
  {
    seat: 0,
    resourcesInCity: 8,
    handCount: 4,
    newHandTokens: 2,
    characters: [18, 4, 5],
    tableau: ['red-1', 'yellow-1', 'blue-4', 'blue-5'],
    waitingFor: 'choose-card',
    sealed: false,
    screen: { resources: 6, supply: 6, points: 11, tiles: ['yellow-13', 'red-14', 'blue-19'] },
    hand: ['red-17', 'blue-7', 'yellow-2', 'E'],
    choice: null,
    pick: null,
    giveBack: null,
  },
  {
    seat: 1,
    resourcesInCity: 8,
    handCount: 4,
    newHandTokens: 1,
    characters: [1, 2, 3],
    tableau: ['blue-1', 'red-3', 'blue-6', 'yellow-15'],
    waitingFor: 'choose-card',
    sealed: false,
    screen: null,
    hand: null,
    choice: null,
    pick: null,
    giveBack: null,
  },
  {
    seat: 2,
    resourcesInCity: 7,
    handCount: 4,
    newHandTokens: 2,
    characters: [10, 11, 12],
    tableau: ['yellow-4', 'red-9', 'yellow-3'],
    waitingFor: null,
    sealed: true,
    screen: null,
    hand: null,
    choice: null,
    pick: null,
    giveBack: null,
  },
];

/** A match of three in its ninth round, as its first seat sees it: the table the project was drawn with. */
export const THURSDAY_CITY: GinkgopolisView = {
  phase: 'choosing',
  options: { characters: 'starter', smallChoices: 'sealed' },
  seatCount: 3,
  round: 9,
  firstPlayer: 1,
  turnOrder: [1, 2, 0],
  buildings: BUILDINGS,
  tokens: TOKENS,
  deckCount: 2,
  discard: ['red-3', 'B', 'blue-1'],
  tileSupplyCount: 23,
  exhaustions: 0,
  endTriggers: [],
  seats: SEATS,
  played: [],
  districts: districtsOf(cityOf({ buildings: BUILDINGS, tokens: TOKENS })),
  draftPack: null,
  tokenToPlace: null,
  scores: null,
};
