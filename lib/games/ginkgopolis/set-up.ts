import { CHARACTER_IDS, characterCard } from './cards';
import type { Tokens } from './city';
import type { BuildingId, CharacterId, Space } from './components';
import { COLOURS } from './components';

/** The numbers that depend on how many play (rulebook: set-up). */
export type SetUp = Readonly<{
  /** Of each player's colour, in the general supply at first. */
  resources: number;
  /** Taken out of the tile supply unseen. */
  tilesRemoved: number;
  /** Turned up from every fresh deck as the start of the discard pile. */
  cardsTurnedUp: number;
}>;

const SET_UP: Readonly<Record<number, SetUp>> = {
  2: { resources: 25, tilesRemoved: 6, cardsTurnedUp: 7 },
  3: { resources: 20, tilesRemoved: 6, cardsTurnedUp: 7 },
  4: { resources: 18, tilesRemoved: 0, cardsTurnedUp: 0 },
  5: { resources: 16, tilesRemoved: 0, cardsTurnedUp: 0 },
};

export function setUpFor(seatCount: number): SetUp {
  const setUp = SET_UP[seatCount];
  if (!setUp) throw new Error(`Ginkgopolis is not for ${seatCount}`);
  return setUp;
}

/** The first city and the first deck are made of these, shuffled apart. */
export const START_BUILDINGS: readonly BuildingId[] = COLOURS.flatMap((colour) =>
  [1, 2, 3].map((number): BuildingId => `${colour}-${number}`),
);

/** Where the nine first tiles lie, top row first, each row from west to east. */
export const START_SPACES: readonly Space[] = ['-1,1', '0,1', '1,1', '-1,0', '0,0', '1,0', '-1,-1', '0,-1', '1,-1'];

/** Clockwise round the first city, from above its north-western tile. */
export const START_TOKENS: Tokens = {
  A: '-1,2',
  B: '0,2',
  C: '1,2',
  D: '2,1',
  E: '2,0',
  F: '2,-1',
  G: '1,-2',
  H: '0,-2',
  I: '-1,-2',
  J: '-2,-1',
  K: '-2,0',
  L: '-2,1',
};

export const HAND_SIZE = 4;
/** Each player's, for the whole match. */
export const NEW_HAND_TOKENS = 2;
export const CHARACTERS_EACH = 3;
/** Characters dealt to each in the draft; the last one passed on goes to the box. */
export const DRAFT_PACK = 4;

/** The ready-made sets of three characters. */
export const STARTER_SETS: readonly (readonly CharacterId[])[] = [1, 2, 3, 4, 5, 6].map((set) =>
  CHARACTER_IDS.filter((id) => characterCard(id).starterSet === set),
);
