import { reject } from '@/lib/engine/decision';
import type { RefusalValues, Rejected } from '@/lib/engine/game-definition';

/** Why a command may be refused, each a message key; the names in brackets fill its gaps. */
export const REFUSALS = [
  /** The match waits for something else now. */
  'not-asked',
  /** {character} */
  'character-not-offered',
  /** One card has to be laid aside with the one that is kept, and a different one. */
  'bury-one',
  'character-named-twice',
  /** The cards drawn have to be looked through first. */
  'keep-first',
  'nothing-drawn',
  /** {count} of the drawn cards are kept, no more and no fewer. */
  'keep-so-many',
  'action-taken',
  /** The action, gold or cards, comes first. */
  'action-first',
  'deck-empty',
  /** {card} */
  'card-not-in-hand',
  /** {limit} */
  'build-limit',
  'no-building-after-destroying',
  /** {district} stands in the city already. */
  'district-twice',
  /** {price} */
  'too-little-gold',
  /** The character has no income of a colour. */
  'no-income',
  'income-nothing',
  'income-taken',
  /** It is another character's power. */
  'not-your-power',
  'power-used',
  /** {character} cannot be named. */
  'not-to-be-named',
  'swap-with-yourself',
  'no-such-player',
  /** {district} */
  'building-missing',
  'building-used',
  'district-not-there',
  /** {district} */
  'indestructible',
  'bishops-city',
  'city-complete',
  'nothing-to-take-back',
  /** {rounds} */
  'end-too-early',
  'end-proposed-already',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why a command does nothing; `undefined` if it did. */
export type Refused = Rejected<Refusal> | undefined;

export function refuse(reason: Refusal, values: RefusalValues = {}): Rejected<Refusal> {
  return reject(reason, values);
}
