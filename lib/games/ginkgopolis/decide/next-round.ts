import type { Chronicle } from '../chronicle';
import { NEW_HANDS_PER_ROUND } from '../rulings';
import { HAND_SIZE } from '../set-up';
import type { SeatState } from '../state';
import { leftOf, seatAt, turnOrder } from '../state';
import { drawCards } from './deck';

/** A seat that could spend a New Hand token now. */
export function mayTakeNewHand({ newHandTokens, newHandsTaken }: SeatState): boolean {
  return newHandTokens > 0 && newHandsTaken < NEW_HANDS_PER_ROUND;
}

/** At the table everybody who has a token is asked about a new hand first, in turn order (rulebook 4.1). */
export function beginRound(chronicle: Chronicle): void {
  const { options, round, firstPlayer, seats } = chronicle.state;
  const asked = options.smallChoices === 'table' ? turnOrder({ seats, firstPlayer }) : [];
  const askedForNewHand = asked.filter((seat) => seatAt(chronicle.state, seat).newHandTokens > 0);
  chronicle.record({ type: 'RoundBegan', data: { round: round + 1, firstPlayer, askedForNewHand } });
}

/** Hands and the first player move to the left, then all draw up to four from the new first player on (4.3). */
export function passAndRefillHands(chronicle: Chronicle): void {
  const { state } = chronicle;
  const to = state.seats.map((_, seat) => leftOf(state, seat));
  chronicle.record({ type: 'HandsPassed', data: { to, firstPlayer: leftOf(state, state.firstPlayer) } });
  const wanted = turnOrder(chronicle.state).map((seat) => ({
    seat,
    count: HAND_SIZE - seatAt(chronicle.state, seat).hand.length,
  }));
  drawCards(chronicle, wanted);
}
