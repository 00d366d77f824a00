import type { MatchSetup, Seat } from '@/lib/engine/game-definition';
import type { CharacterId, DistrictId, GraveyardAnswer } from './components';
import { deckCards } from './districts';
import type { CitadelsOptions } from './options';
import type { SetUp } from './set-up';
import { COINS, START_GOLD, setUpFor } from './set-up';
import type { Built, FinalScores } from './view-types';

/** What a player has told in advance; nobody else knows it. */
export type Orders = Readonly<{ draft: readonly CharacterId[]; graveyard: GraveyardAnswer }>;

export type SeatState = Readonly<{
  gold: number;
  hand: readonly DistrictId[];
  city: readonly Built[];
  orders: Orders;
}>;

/** All that lies on the table, whatever the match waits for. The deck is listed from the top. */
export type Table = Readonly<{
  options: CitadelsOptions;
  round: number;
  crown: Seat;
  deck: readonly DistrictId[];
  /** Coins left; null for as many as it takes. */
  bank: number | null;
  seats: readonly SeatState[];
  /** The seat whose city was complete first. */
  firstComplete: Seat | null;
  endProposal: EndProposal | null;
}>;

/** A wish to end the match by agreement; one for each round. */
export type EndProposal = Readonly<{ round: number; agreed: readonly Seat[]; isOpen: boolean }>;

/** The characters of one round. */
export type Cast = Readonly<{
  faceUp: readonly CharacterId[];
  /** Out of the round, and seen by nobody, or only by who laid them there. */
  hidden: readonly CharacterId[];
  /** By seat. */
  roles: readonly (readonly CharacterId[])[];
}>;

export type Turn = Readonly<{
  character: CharacterId;
  seat: Seat;
  actionTaken: boolean;
  built: number;
  incomeTaken: boolean;
  powerUsed: boolean;
  laboratoryUsed: boolean;
  smithyUsed: boolean;
  /** Drawn for the action, and not chosen from yet. */
  drawn: readonly DistrictId[] | null;
  /** Interrupted by the Graveyard. */
  resumed: boolean;
  /** The table before the last step, if nobody has learned anything by it. */
  before: Playing | null;
}>;

/** The call of the characters, as far as it has come. */
export type Calls = Readonly<{
  /** Called so far, with the seat that answered. */
  called: readonly Readonly<{ character: CharacterId; seat: Seat | null }>[];
  murdered: CharacterId | null;
  robbed: Readonly<{ character: CharacterId; by: Seat }> | null;
}>;

export type SettingUp = Table & Readonly<{ phase: 'setting-up' }>;
export type Drafting = Table &
  Cast &
  Readonly<{
    phase: 'drafting';
    /** Index of the pick. */
    step: number;
    offered: readonly CharacterId[];
    faceDown: CharacterId;
  }>;
export type Calling = Table & Cast & Calls & Readonly<{ phase: 'calling' }>;
export type Playing = Table & Cast & Calls & Readonly<{ phase: 'playing'; turn: Turn }>;
/** A district was destroyed and may be fetched: until that is answered nothing else is possible. */
export type AtGraveyard = Table &
  Cast &
  Calls &
  Readonly<{ phase: 'graveyard'; turn: Turn; offer: Readonly<{ seat: Seat; district: DistrictId }> }>;
export type Finished = Table & Cast & Readonly<{ phase: 'finished'; scores: FinalScores }>;

export type CitadelsState = SettingUp | Drafting | Calling | Playing | AtGraveyard | Finished;
export type Phase = CitadelsState['phase'];

const NO_ORDERS: Orders = { draft: [], graveyard: 'ask' };

/** An empty table, before anything is shuffled. */
export function initialState({ seatCount, options }: MatchSetup<CitadelsOptions>): CitadelsState {
  const seat: SeatState = { gold: START_GOLD, hand: [], city: [], orders: NO_ORDERS };
  return {
    phase: 'setting-up',
    options,
    round: 0,
    crown: 0,
    deck: deckCards({ greatWall: options.greatWall === 'with' }),
    bank: options.bank === 'limited' ? COINS - START_GOLD * seatCount : null,
    seats: Array.from({ length: seatCount }, () => seat),
    firstComplete: null,
    endProposal: null,
  };
}

export function setUpOf({ seats, options }: Table): SetUp {
  return setUpFor({ seatCount: seats.length, options });
}

export function seatAt({ seats }: Pick<Table, 'seats'>, seat: Seat): SeatState {
  const found = seats[seat];
  if (!found) throw new Error(`No seat ${seat}`);
  return found;
}

/** Narrows a state to a phase that it must be in. */
export function inPhase<P extends Phase>(state: CitadelsState, phase: P): Extract<CitadelsState, { phase: P }> {
  if (state.phase !== phase) throw new Error(`The match is ${state.phase}, not ${phase}`);
  return state as Extract<CitadelsState, { phase: P }>;
}

/** Counted from the crown to the left. */
export function seatAtPlace({ crown, seats }: Table, place: number): Seat {
  return (crown + place) % seats.length;
}

/** The seat that has a character in this round. */
export function ownerOf({ roles }: Cast, character: CharacterId): Seat | null {
  const seat = roles.findIndex((own) => own.includes(character));
  return seat < 0 ? null : seat;
}

export function hasDistrict({ city }: Pick<SeatState, 'city'>, district: DistrictId): boolean {
  return city.some((built) => built.district === district);
}

export function isComplete(table: Table, seat: Seat): boolean {
  return seatAt(table, seat).city.length >= setUpOf(table).citySize;
}
