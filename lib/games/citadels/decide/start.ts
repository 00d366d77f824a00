import type { MatchSetup } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { shuffleDistricts, shuffleSeats } from '../chance';
import { Chronicle } from '../chronicle';
import type { CitadelsEvent } from '../events';
import type { CitadelsOptions } from '../options';
import { START_HAND } from '../set-up';
import { initialState } from '../state';
import { goOn } from './go-on';

/** Sets the table up and asks for the first character (rulebook: preparation). */
export function start(setup: MatchSetup<CitadelsOptions>, random: RandomSource): readonly CitadelsEvent[] {
  const chronicle = new Chronicle(initialState(setup), random);
  const seats = chronicle.state.seats.map((_, seat) => seat);
  chronicle.record({ type: 'DeckShuffled', data: { cards: shuffleDistricts(chronicle.state.deck, random) } });
  const { deck } = chronicle.state;
  const hands = seats.map((seat) => deck.slice(seat * START_HAND, (seat + 1) * START_HAND));
  chronicle.record({ type: 'HandsDealt', data: { hands } });
  chronicle.record({ type: 'CrownDrawn', data: { seats: shuffleSeats(seats, random) } });
  goOn(chronicle);
  return chronicle.events;
}
