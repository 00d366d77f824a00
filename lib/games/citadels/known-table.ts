import type { DistrictId } from './components';
import type { Playing, SeatState } from './state';
import type { CitadelsView, SeatView, TurnFacts } from './view-types';

/** Stands for a card that the viewer does not know. No rule looks at which it is. */
const UNKNOWN: DistrictId = 'manor';

const unknown = (count: number): readonly DistrictId[] => Array.from({ length: count }, () => UNKNOWN);

/**
 * The table in the middle of a turn as its player knows it: cards not known are blank, so that the rules can judge what
 * that player may do from the view alone.
 */
export function knownTable(view: CitadelsView): Playing | undefined {
  const { phase, turn, seats, calls, murdered, robbed, bank, crown, round, firstComplete } = view;
  if (phase !== 'playing' || !turn) return undefined;
  const thief = calls.find(({ character }) => character === 'thief')?.answeredBy ?? turn.seat;
  return {
    ...{ phase, round, crown, bank, firstComplete, murdered },
    options: optionsAsShown(view),
    deck: unknown(view.deckSize),
    seats: seats.map(seatAsKnown),
    endProposal: view.endProposal && { ...view.endProposal, round },
    faceUp: view.faceUp,
    hidden: [],
    roles: seats.map(({ characters }) => characters),
    called: calls.flatMap(({ character, called, answeredBy }) => (called ? [{ character, seat: answeredBy }] : [])),
    robbed: robbed && { character: robbed, by: thief },
    turn: turnAsKnown(view, turn),
  };
}

function turnAsKnown(view: CitadelsView, turn: TurnFacts): Playing['turn'] {
  const known = { ...turn, drawn: view.drawn, resumed: false, before: null };
  if (!view.canTakeBack) return known;
  // What it was before does not matter: that there is a step to take back does.
  const before = knownTable({ ...view, canTakeBack: false });
  return { ...known, before: before ?? null };
}

function seatAsKnown({ gold, hand, handSize, city }: SeatView): SeatState {
  return { gold, city, hand: hand ?? unknown(handSize), orders: { draft: [], graveyard: 'ask' } };
}

/** What the number of seats, the characters and the size of a city tell of the options. */
function optionsAsShown({ seats, citySize, bank, characters }: CitadelsView): Playing['options'] {
  const isThreeWithTwo = seats.length === 3 && characters.includes('assassin');
  return {
    murderedKing: 'heir',
    length: citySize === 7 ? 'short' : 'standard',
    bank: bank === null ? 'unlimited' : 'limited',
    greatWall: 'without',
    threePlayers: isThreeWithTwo ? 'two-characters' : 'one-character',
  };
}
