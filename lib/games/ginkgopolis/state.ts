import type { MatchSetup, Seat } from '@/lib/engine/game-definition';
import type { Building, Buildings, City, Tokens } from './city';
import type { Choice } from './commands';
import type { BuildingId, CardId, CharacterId, Letter, Space, TileId } from './components';
import type { GinkgopolisOptions } from './options';
import { NEW_HAND_TOKENS, START_TOKENS, setUpFor } from './set-up';
import type { Step } from './steps';
import type { EndTrigger, FinalScores, PlayedCard } from './view-types';

/** What one player has, behind the screen and in front of it. */
export type SeatState = Readonly<{
  /** Behind the screen. */
  resources: number;
  /** In the general supply. */
  supply: number;
  points: number;
  /** Behind the screen, or sealed with a card that is not revealed yet. */
  tiles: readonly TileId[];
  hand: readonly CardId[];
  newHandTokens: number;
  /** In this round. */
  newHandsTaken: number;
  characters: readonly CharacterId[];
  tableau: readonly BuildingId[];
}>;

/** All that lies on the table, whatever the match waits for. Piles are listed from the top. */
export type Table = Readonly<{
  options: GinkgopolisOptions;
  round: number;
  firstPlayer: Seat;
  buildings: Buildings;
  tokens: Tokens;
  /** Tiles below the top ones. */
  coveredTiles: readonly TileId[];
  tileSupply: readonly TileId[];
  /** Taken out at set-up, unseen. */
  removedTiles: readonly TileId[];
  exhaustions: number;
  deck: readonly CardId[];
  discard: readonly CardId[];
  /** Characters that nobody has. */
  boxedCharacters: readonly CharacterId[];
  seats: readonly SeatState[];
  endTriggers: readonly EndTrigger[];
}>;

/** One entry for each seat; null where the answer is still to come. */
export type Answers<Answer> = readonly (Answer | null)[];

/** What the table mode asks in the middle of an action. */
export type Question =
  | Readonly<{ kind: 'choose-gain'; seat: Seat }>
  | Readonly<{ kind: 'place-token'; seat: Seat; letter: Letter; at: Space }>;

/** A round that is being resolved, also while it is held up by a question. */
export type Resolution = Readonly<{
  choices: Answers<Choice>;
  played: readonly PlayedCard[];
  /** Revealed, and neither discarded nor kept yet. */
  inPlay: CardId | null;
  pending: readonly Step[];
}>;

export type SettingUp = Table & Readonly<{ phase: 'setting-up' }>;
export type Drafting = Table &
  Readonly<{
    phase: 'drafting';
    /** 1 for the first character. */
    pick: number;
    packs: readonly (readonly CharacterId[])[];
    picks: Answers<CharacterId>;
  }>;
/** At the table only: seats that may still take a new hand, in the order they are asked. */
export type OfferingNewHands = Table & Readonly<{ phase: 'new-hands'; asked: readonly Seat[] }>;
export type Choosing = Table & Readonly<{ phase: 'choosing'; choices: Answers<Choice> }>;
export type Resolving = Table & Resolution & Readonly<{ phase: 'resolving'; question: Question | null }>;
export type GivingBack = Table & Resolution & Readonly<{ phase: 'giving-back'; giveBacks: Answers<readonly TileId[]> }>;
export type Finished = Table & Readonly<{ phase: 'finished'; played: readonly PlayedCard[]; scores: FinalScores }>;

export type GinkgopolisState = SettingUp | Drafting | OfferingNewHands | Choosing | Resolving | GivingBack | Finished;
export type Phase = GinkgopolisState['phase'];

/** An empty table, before anything is shuffled. */
export function initialState({ seatCount, options }: MatchSetup<GinkgopolisOptions>): SettingUp {
  const { resources } = setUpFor(seatCount);
  const seat: SeatState = {
    resources: 0,
    supply: resources,
    points: 0,
    tiles: [],
    hand: [],
    newHandTokens: NEW_HAND_TOKENS,
    newHandsTaken: 0,
    characters: [],
    tableau: [],
  };
  return {
    phase: 'setting-up',
    options,
    round: 0,
    firstPlayer: 0,
    buildings: {},
    tokens: START_TOKENS,
    coveredTiles: [],
    tileSupply: [],
    removedTiles: [],
    exhaustions: 0,
    deck: [],
    discard: [],
    boxedCharacters: [],
    seats: Array.from({ length: seatCount }, () => seat),
    endTriggers: [],
  };
}

/** The state in a phase that it must be in; anything else means a broken stream or a broken rule. */
export function inPhase<P extends Phase>(
  state: GinkgopolisState,
  ...phases: readonly P[]
): Extract<GinkgopolisState, { phase: P }> {
  if (!phases.some((phase) => phase === state.phase)) {
    throw new Error(`Expected the phase ${phases.join(' or ')}, not ${state.phase}`);
  }
  return state as Extract<GinkgopolisState, { phase: P }>;
}

export function seatAt(table: Table, seat: Seat): SeatState {
  const found = table.seats[seat];
  if (!found) throw new Error(`No seat ${seat} at a table of ${table.seats.length}`);
  return found;
}

export function buildingAt(city: Pick<City, 'buildings'>, space: Space): Building {
  const building = city.buildings[space];
  if (!building) throw new Error(`No building at ${space}`);
  return building;
}

/** Seats clockwise from the first player of the round. */
export function turnOrder(table: Pick<Table, 'seats' | 'firstPlayer'>): Seat[] {
  return table.seats.map((_, place) => (table.firstPlayer + place) % table.seats.length);
}

/** The next seat clockwise: hands and drafted packs go there (rulebook: to the left). */
export function leftOf(table: Pick<Table, 'seats'>, seat: Seat): Seat {
  return (seat + 1) % table.seats.length;
}

export function noAnswers<Answer>(table: Pick<Table, 'seats'>): Answers<Answer> {
  return table.seats.map(() => null);
}
