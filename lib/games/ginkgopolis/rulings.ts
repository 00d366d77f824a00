import type { Gain, Push } from './commands';
import type { SeatScore } from './view-types';

/*
 * Where the rulebook leaves room, the house rules as follows; each line can be changed alone. Two rulings are no
 * switches, because another reading needs a question that nobody asks today: a tile that can be paid must be built,
 * and success points and construction sites never run out.
 */

/** A player may spend this many New Hand tokens before choosing in one round. */
export const NEW_HANDS_PER_ROUND = 2;

/** Resources that are no longer in the general supply are not gained later either. */
export function resourcesFromSupply(wanted: number, supply: number): number {
  return Math.min(wanted, supply);
}

/** A lone letter takes this when its player said nothing and is not asked. */
export const GAIN_WHEN_UNSAID: Gain = 'resource';

/** When the tile supply runs out and nobody gives tiles back, that counts as running out a second time. */
export const NOTHING_GIVEN_BACK_ENDS = true;

/** A player whose resources were all in the city has triggered the end, also when some come back in the same round. */
export const END_TRIGGERS_STAY = true;

/** Hands pass on, refill and move the first player after the last round too. */
export const LAST_ROUND_PASSES_HANDS = false;

/** A token space that was lost meanwhile is replaced by the next free one, looking in this direction from it. */
export const LOST_SPACE_TURN: Push = 'clockwise';

/** A letter that must be pushed, and whose player wished for a space, is pushed this way. */
export const PUSH_WHEN_UNSAID: Push = 'clockwise';

/** A hole in the city that touches the outside only across a corner belongs to the outside. */
export const DIAGONAL_GAP_OPEN = true;

/** Characters count for the cards that score cards with a bonus or of a colour. */
export const CHARACTERS_COUNT_AS_CARDS = true;

/** Compared in turn between players with equal totals, more is better; with none left they share the rank. */
export const TIE_BREAKERS: readonly ((score: SeatScore) => number)[] = [];
