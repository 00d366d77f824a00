import type { BuildingId, CharacterId, Colour } from './components';
import { COLOURS } from './components';
import { goods } from './goods';
import type { Goods } from './view-types';

/** What a card does: alone it exploits, a letter with a tile urbanizes, a building with a tile constructs a floor. */
export const ACTIONS = ['exploit', 'urbanize', 'construct'] as const;
export type Action = (typeof ACTIONS)[number];

/** Gained with each such action while the card lies in the player's tableau. */
export type PermanentBonus = Readonly<{ kind: 'permanent'; when: Action; gain: Goods }>;

/** What an `=` card counts at the end of the match, and its points for each. */
export type ScoringRule =
  | Readonly<{ kind: 'buildings-of-colour'; colour: Colour; each: number }>
  | Readonly<{ kind: 'buildings-of-height'; min: number; max: number | null; each: number }>
  | Readonly<{ kind: 'cards-with-bonus'; when: Action; each: number }>
  | Readonly<{ kind: 'cards-of-colour'; colour: Colour; each: number }>
  | Readonly<{ kind: 'flat'; points: number }>;

export type CardBonus = PermanentBonus | Readonly<{ kind: 'scoring'; rule: ScoringRule }>;

/** A building card: where it may be played is told by its name, what it is worth in the tableau by its bonus. */
export type BuildingCard = Readonly<{ id: BuildingId; colour: Colour; number: number; bonus: CardBonus }>;

export type CharacterKind = `${Colour}-${Action}`;

/** A character: what its player starts with, and a permanent bonus. */
export type CharacterCard = Readonly<{
  id: CharacterId;
  colour: Colour;
  kind: CharacterKind;
  start: Goods;
  bonus: Readonly<{ when: Action; gain: Goods }>;
  /** The ready-made set it belongs to, 1 to 6; null for one that appears in the draft only. */
  starterSet: number | null;
}>;

/** What a building of each colour yields, one for each floor (rulebook: exploit). */
export const ITEM: Readonly<Record<Colour, keyof Goods>> = { red: 'resources', yellow: 'points', blue: 'tiles' };

/** What the cards 11 and 12 of each colour count. */
const OTHER_COLOURS: Readonly<Record<Colour, readonly [eleven: Colour, twelve: Colour]>> = {
  red: ['yellow', 'blue'],
  yellow: ['red', 'blue'],
  blue: ['red', 'yellow'],
};

const item = (own: Colour): Goods => goods({ [ITEM[own]]: 1 });
const itemAndPoint = (own: Colour): Goods => (own === 'yellow' ? goods({ points: 2 }) : { ...item(own), points: 1 });
const permanent = (when: Action, gain: Goods): CardBonus => ({ kind: 'permanent', when, gain });
const scoring = (rule: ScoringRule): CardBonus => ({ kind: 'scoring', rule });

/** The bonus of each building card, number 1 first: the three colours differ only in the colours they name. */
const BONUSES: readonly ((own: Colour) => CardBonus)[] = [
  (own) => permanent('exploit', item(own)),
  (own) => permanent('urbanize', item(own)),
  (own) => permanent('construct', item(own)),
  (own) => permanent('exploit', item(own)),
  (own) => permanent('urbanize', item(own)),
  (own) => permanent('construct', item(own)),
  (own) => permanent('exploit', itemAndPoint(own)),
  (own) => permanent('urbanize', itemAndPoint(own)),
  (own) => permanent('construct', itemAndPoint(own)),
  (own) => scoring({ kind: 'buildings-of-colour', colour: own, each: 1 }),
  (own) => scoring({ kind: 'buildings-of-colour', colour: OTHER_COLOURS[own][0], each: 1 }),
  (own) => scoring({ kind: 'buildings-of-colour', colour: OTHER_COLOURS[own][1], each: 1 }),
  (own) => scoring({ kind: 'buildings-of-colour', colour: own, each: 1 }),
  () => scoring({ kind: 'buildings-of-height', min: 1, max: 2, each: 1 }),
  () => scoring({ kind: 'buildings-of-height', min: 3, max: null, each: 3 }),
  () => scoring({ kind: 'cards-with-bonus', when: 'exploit', each: 2 }),
  () => scoring({ kind: 'cards-with-bonus', when: 'urbanize', each: 2 }),
  () => scoring({ kind: 'cards-with-bonus', when: 'construct', each: 2 }),
  (own) => scoring({ kind: 'cards-of-colour', colour: own, each: 2 }),
  () => scoring({ kind: 'flat', points: 9 }),
];

const buildingCards: readonly BuildingCard[] = COLOURS.flatMap((colour) =>
  BONUSES.map((bonusOf, index): BuildingCard => {
    const number = index + 1;
    return { id: `${colour}-${number}`, colour, number, bonus: bonusOf(colour) };
  }),
);

/** The sixty building cards, which name the sixty tiles. */
export const BUILDINGS: Readonly<Record<BuildingId, BuildingCard>> = Object.freeze(
  Object.fromEntries(buildingCards.map((card) => [card.id, card])),
);

export const BUILDING_IDS: readonly BuildingId[] = buildingCards.map(({ id }) => id);

/** What the player of each kind of character starts with. All copies of a kind are equal. */
const START: Readonly<Record<CharacterKind, Goods>> = {
  'red-exploit': { resources: 1, tiles: 1, points: 1 },
  'red-urbanize': { resources: 1, tiles: 1, points: 1 },
  'red-construct': { resources: 0, tiles: 1, points: 0 },
  'yellow-exploit': { resources: 2, tiles: 1, points: 2 },
  'yellow-urbanize': { resources: 2, tiles: 1, points: 2 },
  'yellow-construct': { resources: 2, tiles: 1, points: 1 },
  'blue-exploit': { resources: 2, tiles: 0, points: 1 },
  'blue-urbanize': { resources: 2, tiles: 0, points: 1 },
  'blue-construct': { resources: 1, tiles: 0, points: 0 },
};

/** Colour, bonus and starter set of each character, number 1 first. */
const CHARACTER_LIST: readonly (readonly [colour: Colour, when: Action, starterSet: number | null])[] = [
  ['red', 'urbanize', 1],
  ['yellow', 'construct', 1],
  ['blue', 'construct', 1],
  ['red', 'construct', 2],
  ['yellow', 'construct', 2],
  ['blue', 'exploit', 2],
  ['red', 'exploit', 3],
  ['yellow', 'urbanize', 3],
  ['blue', 'urbanize', 3],
  ['red', 'urbanize', 4],
  ['yellow', 'urbanize', 4],
  ['blue', 'construct', 4],
  ['red', 'exploit', 5],
  ['yellow', 'exploit', 5],
  ['blue', 'construct', 5],
  ['red', 'urbanize', 6],
  ['yellow', 'exploit', 6],
  ['blue', 'exploit', 6],
  ['blue', 'urbanize', null],
  ['blue', 'urbanize', null],
  ['red', 'construct', null],
  ['red', 'construct', null],
  ['red', 'construct', null],
  ['red', 'exploit', null],
  ['red', 'exploit', null],
  ['blue', 'exploit', null],
  ['red', 'urbanize', null],
];

/** The 27 characters. */
export const CHARACTERS: Readonly<Record<CharacterId, CharacterCard>> = Object.freeze(
  Object.fromEntries(
    CHARACTER_LIST.map(([colour, when, starterSet], index): [CharacterId, CharacterCard] => {
      const id = index + 1;
      const kind: CharacterKind = `${colour}-${when}`;
      return [id, { id, colour, kind, start: START[kind], bonus: { when, gain: item(colour) }, starterSet }];
    }),
  ),
);

export const CHARACTER_IDS: readonly CharacterId[] = CHARACTER_LIST.map((_, index) => index + 1);

export function buildingCard(id: BuildingId): BuildingCard {
  const card = BUILDINGS[id];
  if (!card) throw new Error(`No building card ${id}`);
  return card;
}

export function characterCard(id: CharacterId): CharacterCard {
  const card = CHARACTERS[id];
  if (!card) throw new Error(`No character ${id}`);
  return card;
}
