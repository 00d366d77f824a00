import type { Seat } from '@/lib/engine/game-definition';
import type { DistrictId } from '../components';
import type { SeatState, Table } from '../state';

export function withSeat<State extends Table>(state: State, seat: Seat, change: (own: SeatState) => SeatState): State {
  return { ...state, seats: state.seats.map((own, index) => (index === seat ? change(own) : own)) };
}

/** From the bank, or with a negative amount to it. */
export function withGold<State extends Table>(state: State, seat: Seat, amount: number): State {
  const bank = state.bank === null ? null : state.bank - amount;
  return { ...withSeat(state, seat, (own) => ({ ...own, gold: own.gold + amount })), bank };
}

/** Takes these from the top of the deck into the hand. */
export function withDrawn<State extends Table>(state: State, seat: Seat, cards: readonly DistrictId[]): State {
  const deck = state.deck.slice(cards.length);
  return { ...withSeat(state, seat, (own) => ({ ...own, hand: [...own.hand, ...cards] })), deck };
}

export function underDeck<State extends Table>(state: State, cards: readonly DistrictId[]): State {
  return { ...state, deck: [...state.deck, ...cards] };
}

/** Without one card for each of those named; equal cards are taken one by one. */
export function without<Item>(cards: readonly Item[], taken: readonly Item[]): Item[] {
  const left = [...cards];
  for (const card of taken) {
    const index = left.indexOf(card);
    if (index < 0) throw new Error(`${String(card)} is not there`);
    left.splice(index, 1);
  }
  return left;
}

/** From the hand under the deck, in this order. */
export function withDiscarded<State extends Table>(state: State, seat: Seat, cards: readonly DistrictId[]): State {
  return underDeck(
    withSeat(state, seat, (own) => ({ ...own, hand: without(own.hand, cards) })),
    cards,
  );
}
