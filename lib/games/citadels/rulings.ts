/**
 * What the rules leave open, decided here so that one line changes it. Numbers of sections are those of the rules as
 * played here; what a table may choose itself is in options.ts.
 */

/** Gold for a card from the Laboratory (first edition). */
export const LABORATORY_GOLD = 1;
/** The Smithy of the first edition: three gold for two cards. */
export const SMITHY = { price: 3, cards: 2 } as const;
/** What the owner of the Graveyard pays for a destroyed district. */
export const GRAVEYARD_PRICE = 1;
/** The Graveyard cannot fetch itself. */
export const GRAVEYARD_FETCHES_ITSELF = false;
/** The action: gold, or cards of which some are kept. */
export const ACTION_GOLD = 2;
export const ACTION_CARDS = { drawn: 2, kept: 1 } as const;
export const OBSERVATORY_CARDS = 3;
export const LIBRARY_KEEPS = 2;
export const MERCHANT_GOLD = 1;
export const ARCHITECT_CARDS = 2;
export const ARCHITECT_BUILDS = 3;
/** A district of cost 1 is destroyed for nothing. */
export const DESTRUCTION_DISCOUNT = 1;
export const POINTS = { fiveColours: 3, firstComplete: 4, otherComplete: 2 } as const;
/** Nobody has to build: after so many rounds all together may agree on an end. */
export const ROUNDS_BEFORE_AGREED_END = 40;
