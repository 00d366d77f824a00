import { reject } from '@/lib/engine/decision';
import type { RefusalValues, Rejected } from '@/lib/engine/game-definition';

/** Why a command may be refused, each a message key; the names in brackets fill its gaps. */
export const REFUSALS = [
  /** The match waits for something else now. */
  'not-asked',
  /** The character is not in the pack that was passed to the player. */
  'character-not-offered',
  /** {card} */
  'card-not-in-hand',
  /** {tile}: not behind the player's screen. */
  'tile-not-behind-screen',
  /** {tile}: lies face down with the card the player sealed, and cannot be given back. */
  'tile-sealed-with-card',
  /** A tile is named twice. */
  'tile-named-twice',
  /** {card}: a letter alone takes a resource or a tile, and neither was named. */
  'gain-missing',
  /** {card}: the letter has to move, and no space or direction was named. */
  'token-space-missing',
  /** {card}, {space}: no free neighbour of the letter's new tile. */
  'token-space-not-free',
  /** {card}: no neighbour is free, so the letter is pushed one way or the other. */
  'token-needs-push',
  /** {card}: a neighbour is free, so the letter cannot be pushed. */
  'token-needs-space',
  'no-new-hand-token',
  /** The cards named are not the hand: it was changed already. */
  'hand-changed',
  /** At the table, new hands are asked for before anybody chooses. */
  'new-hand-too-late',
  /** {limit}: as many new hands as one round allows. */
  'new-hand-limit',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export function refuse(reason: Refusal, values: RefusalValues = {}): Rejected<Refusal> {
  return reject(reason, values);
}
