import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Building, Buildings, City, Tokens } from '../city';
import { space } from '../city';
import type { TokenTarget } from '../commands';
import type { BuildingId, CardId, Colour, Letter, Space } from '../components';
import { LETTERS } from '../components';

type GoldenTile = readonly [Colour, number];
type GoldenCard = Letter | GoldenTile;
type GoldenSpace = readonly [number, number];
type GoldenTarget = GoldenSpace | 'cw' | 'ccw';

type GoldenChoice = Readonly<{
  card: GoldenCard;
  tile: GoldenTile | null;
  gain: 'resource' | 'tile' | null;
  token_to: GoldenTarget | null;
}>;

type GoldenSeat = Readonly<{
  resources: Readonly<{ screen: number; supply: number; city: number }>;
  tiles: readonly GoldenTile[];
  points: number;
  new_hand_tokens: number;
  hand: readonly GoldenCard[];
  characters: readonly number[];
  tableau: readonly GoldenTile[];
}>;

type GoldenState = Readonly<{
  round: number;
  over: boolean;
  first_player: number;
  exhaustions: number;
  end_triggers: readonly string[];
  deck: number;
  discard: number;
  tile_supply: number;
  tokens: Readonly<Record<Letter, GoldenSpace>>;
  city: Readonly<Record<string, Building>>;
  seats: readonly GoldenSeat[];
}>;

type GoldenScores = Readonly<{
  seats: readonly Readonly<{
    points: number;
    cards: readonly (readonly [GoldenTile, number])[];
    new_hand_tokens: number;
    districts: readonly Readonly<{ district: number; place: 'first' | 'second' | 'sole'; points: number }>[];
    total: number;
  }>[];
  districts: readonly Readonly<{
    colour: Colour;
    spaces: readonly GoldenSpace[];
    resources: number;
    first: number | null;
    second: number | null;
    sole: boolean;
    points: Readonly<Record<string, number>>;
  }>[];
  ranking: readonly number[];
}>;

/** A whole match of the reference implementation: every shuffle and choice, and the state after each round. */
export type GoldenMatch = Readonly<{
  transcript: Readonly<{
    seats: number;
    mode: 'sealed' | 'table';
    start_tiles: readonly (readonly GoldenTile[])[];
    tile_supply: readonly GoldenTile[];
    deck: readonly GoldenCard[];
    discard: readonly GoldenCard[];
    characters: readonly (readonly number[])[];
    first_player: number;
    rounds: readonly Readonly<{
      new_hand: readonly number[];
      choices: readonly GoldenChoice[];
      give_back?: readonly (readonly GoldenTile[])[];
    }>[];
    shuffles: readonly (readonly GoldenCard[])[];
    tile_shuffles: readonly (readonly GoldenTile[])[];
  }>;
  expected: Readonly<{ states: readonly GoldenState[]; scores: GoldenScores }>;
}>;

const folder = fileURLToPath(new URL('./golden/', import.meta.url));

export const GOLDEN_MATCHES: readonly string[] = readdirSync(folder).filter((name) => name.endsWith('.json'));

export function goldenMatch(name: string): GoldenMatch {
  return JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as GoldenMatch;
}

export function goldenTile([colour, number]: GoldenTile): BuildingId {
  return `${colour}-${number}`;
}

export function goldenCard(card: GoldenCard): CardId {
  return typeof card === 'string' ? card : goldenTile(card);
}

export function goldenSpace([x, y]: GoldenSpace): Space {
  return space(x, y);
}

export function goldenTarget(target: GoldenTarget | null): TokenTarget | null {
  if (target === 'cw') return 'clockwise';
  if (target === 'ccw') return 'counterclockwise';
  return target && goldenSpace(target);
}

export function goldenCity({ city, tokens }: Pick<GoldenState, 'city' | 'tokens'>): City {
  const places = LETTERS.map((letter) => [letter, goldenSpace(tokens[letter])] as const);
  return { buildings: city as Buildings, tokens: Object.fromEntries(places) as Tokens };
}
