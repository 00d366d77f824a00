import type { Seat } from '@/lib/engine/game-definition';
import type { CharacterId, Colour, DistrictId, GraveyardAnswer } from './components';

/** A district in a city, with the round in which it was built. */
export type Built = Readonly<{ district: DistrictId; round: number }>;

/** What one player gets at the end, line by line. */
export type SeatScore = Readonly<{
  seat: Seat;
  rank: number;
  districts: number;
  fiveColours: number;
  firstComplete: number;
  otherComplete: number;
  total: number;
  gold: number;
  /** The colour for which the Haunted City counts; null without it. */
  hauntedAs: Colour | null;
}>;

export type FinalScores = Readonly<{ seats: readonly SeatScore[] }>;

/** One rank of the call: not yet called, nobody answered, or the seat that did. */
export type Call = Readonly<{ character: CharacterId; answeredBy: Seat | null; called: boolean }>;

/** What has been done in the turn so far; the same for everybody. */
export type TurnFacts = Readonly<{
  character: CharacterId;
  seat: Seat;
  actionTaken: boolean;
  built: number;
  incomeTaken: boolean;
  powerUsed: boolean;
  laboratoryUsed: boolean;
  smithyUsed: boolean;
}>;

export type SeatView = Readonly<{
  gold: number;
  handSize: number;
  /** Own, or all in hindsight; else null. */
  hand: readonly DistrictId[] | null;
  city: readonly Built[];
  /** As far as the viewer knows them in this round. */
  characters: readonly CharacterId[];
  /** How many the seat has picked. */
  picked: number;
  isComplete: boolean;
}>;

export type CitadelsView = Readonly<{
  phase: 'drafting' | 'playing' | 'graveyard' | 'finished';
  round: number;
  crown: Seat;
  citySize: number;
  deckSize: number;
  /** Coins left in a limited bank. */
  bank: number | null;
  seats: readonly SeatView[];
  firstComplete: Seat | null;
  /** Characters out of this round, seen by all. */
  faceUp: readonly CharacterId[];
  characters: readonly CharacterId[];
  /** Who picks now, and how many cards are offered. */
  draft: Readonly<{ seat: Seat; cards: number; buries: boolean }> | null;
  /** For the seat that picks. */
  offered: readonly CharacterId[] | null;
  calls: readonly Call[];
  murdered: CharacterId | null;
  robbed: CharacterId | null;
  turn: TurnFacts | null;
  /** For the seat whose turn it is: the cards to choose from. */
  drawn: readonly DistrictId[] | null;
  drawnCount: number;
  /** What could be undone now. */
  canTakeBack: boolean;
  /** A destroyed district that the Graveyard may fetch. */
  offer: Readonly<{ seat: Seat; district: DistrictId }> | null;
  /** Standing orders of the viewer's own seat. */
  orders: Readonly<{ draft: readonly CharacterId[]; graveyard: GraveyardAnswer }> | null;
  /** Who agrees to an end by agreement; null where nobody has asked in this round. */
  endProposal: Readonly<{ agreed: readonly Seat[]; isOpen: boolean }> | null;
  mayProposeEnd: boolean;
  scores: FinalScores | null;
}>;
