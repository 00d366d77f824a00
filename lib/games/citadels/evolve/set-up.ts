import type { EventData } from '../events';
import type { CitadelsState } from '../state';
import { seatAt } from '../state';
import { withDrawn } from './seats';

export function shuffleDeck(state: CitadelsState, { cards }: EventData<'DeckShuffled'>): CitadelsState {
  return { ...state, deck: cards };
}

export function dealHands(state: CitadelsState, { hands }: EventData<'HandsDealt'>): CitadelsState {
  return hands.reduce((dealt, hand, seat) => withDrawn(dealt, seat, hand), state);
}

export function drawCrown(state: CitadelsState, { seats: [first = 0] }: EventData<'CrownDrawn'>): CitadelsState {
  return { ...state, crown: first };
}

export function beginRound(state: CitadelsState, { round }: EventData<'RoundBegan'>): CitadelsState {
  return { ...state, round };
}

/** The seat that has the crown now. */
export function takeCrown(state: CitadelsState, { seat }: EventData<'CrownTaken'>): CitadelsState {
  seatAt(state, seat);
  return { ...state, crown: seat };
}
