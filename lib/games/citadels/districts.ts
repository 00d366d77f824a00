import type { Colour, DistrictId } from './components';
import { DISTRICT_IDS } from './components';

export type District = Readonly<{
  colour: Colour;
  /** In gold. */
  cost: number;
  /** Points at the end. */
  score: number;
  /** Cards in the deck. */
  copies: number;
}>;

const plain = (colour: Colour, cost: number, copies: number): District => ({ colour, cost, score: cost, copies });

/** The 65 cards of the first edition, and the Great Wall, which is an option. */
export const DISTRICTS: Readonly<Record<DistrictId, District>> = {
  manor: plain('yellow', 3, 5),
  castle: plain('yellow', 4, 4),
  palace: plain('yellow', 5, 3),
  temple: plain('blue', 1, 3),
  church: plain('blue', 2, 3),
  monastery: plain('blue', 3, 3),
  cathedral: plain('blue', 5, 2),
  tavern: plain('green', 1, 5),
  market: plain('green', 2, 4),
  'trading-post': plain('green', 2, 3),
  docks: plain('green', 3, 3),
  harbor: plain('green', 4, 3),
  'town-hall': plain('green', 5, 2),
  watchtower: plain('red', 1, 3),
  prison: plain('red', 2, 3),
  battlefield: plain('red', 3, 3),
  fortress: plain('red', 5, 2),
  'haunted-city': plain('purple', 2, 1),
  keep: plain('purple', 3, 2),
  laboratory: plain('purple', 5, 1),
  smithy: plain('purple', 5, 1),
  observatory: plain('purple', 5, 1),
  graveyard: plain('purple', 5, 1),
  'school-of-magic': plain('purple', 6, 1),
  library: plain('purple', 6, 1),
  university: { colour: 'purple', cost: 6, score: 8, copies: 1 },
  'dragon-gate': { colour: 'purple', cost: 6, score: 8, copies: 1 },
  'great-wall': plain('purple', 6, 0),
};

/** The whole deck in its canonical order. */
export function deckCards({ greatWall }: Readonly<{ greatWall: boolean }>): readonly DistrictId[] {
  const cards = DISTRICT_IDS.flatMap((id) => Array.from({ length: DISTRICTS[id].copies }, () => id));
  return greatWall ? [...cards, 'great-wall'] : cards;
}
