import type { Seat } from '@/lib/engine/game-definition';
import type { Building } from './city';
import type { Choice } from './commands';
import type { BuildingId, CardId, CharacterId, Colour, Letter, Space, TileId } from './components';
import type { PromptKind } from './prompt-kinds';

/** What one viewer may see of a match. Null stands for what this viewer may not know, never for zero. */
export type GinkgopolisView = Readonly<{
  phase: 'drafting' | 'new-hands' | 'choosing' | 'resolving' | 'giving-back' | 'finished';
  options: Readonly<{ characters: 'starter' | 'draft'; smallChoices: 'sealed' | 'table' }>;
  seatCount: number;
  /** 1 for the first round; 0 while characters are drafted. */
  round: number;
  firstPlayer: Seat;
  /** Seats in the order of this round. */
  turnOrder: readonly Seat[];
  buildings: readonly BuildingView[];
  tokens: Readonly<Record<Letter, Space>>;
  deckCount: number;
  /** Face up. */
  discard: readonly CardId[];
  tileSupplyCount: number;
  /** How often the tile supply ran out. */
  exhaustions: number;
  endTriggers: readonly EndTrigger[];
  seats: readonly SeatView[];
  /** What was played this round so far, in turn order. */
  played: readonly PlayedCard[];
  /** As scored if the match ended now, counting what lies open only. */
  districts: readonly DistrictView[];
  /** The characters passed to this viewer in the draft. */
  draftPack: readonly CharacterId[] | null;
  /** The letter whose token this viewer is asked to place, and where it may go; at the table only. */
  tokenToPlace: TokenToPlace | null;
  scores: FinalScores | null;
}>;

export type BuildingView = Building & Readonly<{ space: Space }>;

export type SeatView = Readonly<{
  seat: Seat;
  resourcesInCity: number;
  handCount: number;
  newHandTokens: number;
  characters: readonly CharacterId[];
  /** Building cards kept for the rest of the match. */
  tableau: readonly BuildingId[];
  /** The prompt this seat has still to answer. */
  waitingFor: PromptKind | null;
  sealed: boolean;
  /** Own seat, or hindsight. */
  screen: Screen | null;
  hand: readonly CardId[] | null;
  /** The sealed choice, own seat or hindsight. */
  choice: Choice | null;
  /** The character picked from the pack, as long as it may be changed; own seat or hindsight. */
  pick: CharacterId | null;
  /** The tiles named to give back, as long as they may be changed; own seat or hindsight. */
  giveBack: readonly TileId[] | null;
}>;

/** What lies behind a player's screen, and that player's resources still in the general supply. */
export type Screen = Readonly<{ resources: number; supply: number; points: number; tiles: readonly TileId[] }>;

export type PlayedCard = Readonly<{ seat: Seat; card: CardId; tile: TileId | null; fellBack: boolean }>;

export type EndTrigger =
  | Readonly<{ kind: 'second-exhaustion' }>
  | Readonly<{ kind: 'nothing-given-back' }>
  | Readonly<{ kind: 'all-resources-in-city'; seat: Seat }>;

export type TokenToPlace = Readonly<{ letter: Letter; at: Space; free: readonly Space[] }>;

export type DistrictView = Readonly<{
  colour: Colour;
  spaces: readonly Space[];
  resources: readonly Readonly<{ seat: Seat; resources: number }>[];
  first: Seat | null;
  /** The first again, when nobody else has resources in it. */
  second: Seat | null;
  points: readonly Readonly<{ seat: Seat; place: 'first' | 'second'; points: number }>[];
}>;

export type FinalScores = Readonly<{
  seats: readonly SeatScore[];
  districts: readonly DistrictView[];
}>;

export type SeatScore = Readonly<{
  seat: Seat;
  /** Points behind the screen. */
  held: number;
  /** Cards with an `=` bonus. */
  cards: readonly Readonly<{ card: BuildingId; points: number }>[];
  /** Points for tokens that were not used. */
  newHandTokens: number;
  /** `district` is an index into `districts`. A sole owner has both places. */
  districts: readonly Readonly<{ district: number; place: 'first' | 'second'; points: number }>[];
  total: number;
  rank: number;
}>;

/** Resources, tiles and points, as gained or paid. */
export type Goods = Readonly<{ resources: number; tiles: number; points: number }>;

/** What a choice would do if it were resolved on the table as it lies now, as far as its player can know. */
export type Ledger = Readonly<{
  action: 'exploit' | 'urbanize' | 'construct';
  /** Where it acts: the building, the new ground, or nothing for a lone letter. */
  space: Space | null;
  /** The player cannot pay the tile: the card would be exploited instead, and the rest of the ledger says that. */
  fallsBack: false | 'resources' | 'points';
  pays: readonly LedgerPayment[];
  gains: readonly LedgerGain[];
  /** The card stays with the player. */
  keeps: BuildingId | null;
  /** Goes to another owner: resources returned, a point each. */
  others: readonly Readonly<{ seat: Seat; resources: number; points: number }>[];
  /** The district the new tile would stand in, scored before and after for this player. */
  district: Readonly<{ before: number; after: number; view: DistrictView }> | null;
  /** Where the letter may go; empty when it must be pushed. Null when no letter moves. */
  tokenSpaces: readonly Space[] | null;
  /** Behind the screen afterwards. */
  left: Goods;
}>;

export type LedgerPayment = Readonly<{
  reason: 'floors' | 'colour' | 'number' | 'urbanize';
  resources: number;
  points: number;
}>;

export type LedgerGain = Readonly<{
  reason: 'yield' | 'bonus' | 'letter' | 'own-resources-back';
  goods: Goods;
  /** Buildings that yield, or cards whose bonus it is. */
  from: readonly (BuildingId | CharacterId)[];
}>;
