import type { MatchSetup } from '@/lib/engine/game-definition';
import type { CharacterId } from './components';
import { CHARACTER_IDS } from './components';
import type { CitadelsOptions } from './options';

export const START_GOLD = 2;
export const START_HAND = 4;
/** Coins of a limited bank, those that players have at the start included. */
export const COINS = 35;

const CITY_SIZE = 8;
const SHORT_CITY_SIZE = 7;
/** Each of three players with one character has fewer rivals, and needs more districts. */
const CITY_SIZE_OF_THREE = 10;

/** One pick of the draft: whose, counted from the crown to the left, and whether a second card is laid aside with it. */
export type DraftStep = Readonly<{ place: number; buries: boolean }>;

export type SetUp = Readonly<{
  characters: readonly CharacterId[];
  /** Laid out before the draft. */
  faceUp: number;
  draft: readonly DraftStep[];
  /** The last to pick also chooses from the card that lies face down. */
  lastSeesFaceDown: boolean;
  /** A city of this size ends the match. */
  citySize: number;
}>;

const FACE_UP: Readonly<Record<number, number>> = { 3: 2, 4: 2, 5: 1, 6: 0, 7: 0 };

const keep = (place: number): DraftStep => ({ place, buries: false });
const keepAndBury = (place: number): DraftStep => ({ place, buries: true });

/** What the table looks like before the first round (rulebook: preparation, and the table of discards). */
export function setUpFor({ seatCount, options }: MatchSetup<CitadelsOptions>): SetUp {
  if (seatCount === 2) return twoCharactersEach([keep(0), keepAndBury(1), keepAndBury(0), keep(1)]);
  if (seatCount === 3 && options.threePlayers === 'two-characters') {
    return twoCharactersEach([0, 1, 2, 0, 1, 2].map(keep));
  }
  return {
    characters: seatCount === 3 ? CHARACTER_IDS.filter((id) => id !== 'assassin') : CHARACTER_IDS,
    faceUp: FACE_UP[seatCount] ?? 0,
    draft: Array.from({ length: seatCount }, (_, place) => keep(place)),
    lastSeesFaceDown: seatCount === 7,
    citySize: citySizeFor(seatCount, options),
  };
}

function twoCharactersEach(draft: readonly DraftStep[]): SetUp {
  return { characters: CHARACTER_IDS, faceUp: 0, draft, lastSeesFaceDown: false, citySize: CITY_SIZE };
}

function citySizeFor(seatCount: number, { length }: CitadelsOptions): number {
  if (seatCount === 3) return CITY_SIZE_OF_THREE;
  return length === 'short' ? SHORT_CITY_SIZE : CITY_SIZE;
}
