import type { Rejected, Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { CharacterId, DistrictId } from '../components';
import type { Refusal, Refused } from '../refusals';
import { refuse } from '../refusals';
import type { Playing } from '../state';
import { seatAt } from '../state';
import { isPart } from './action';
import { ownTurn, robberyTargets, victims } from './turn-rules';

/** The table in the seat's own turn as this character with its power unused, or why not. */
function withPower(chronicle: Chronicle, seat: Seat, character: CharacterId): Playing | Rejected<Refusal> {
  const turn = ownTurn(chronicle.state, seat);
  if ('reason' in turn) return turn;
  if (turn.turn.character !== character) return refuse('not-your-power');
  return turn.turn.powerUsed ? refuse('power-used') : turn;
}

/** The Assassin names a character, which loses its turn. */
export function murder(chronicle: Chronicle, seat: Seat, character: CharacterId): Refused {
  const turn = withPower(chronicle, seat, 'assassin');
  if ('reason' in turn) return turn;
  if (!victims(turn).includes(character)) return refuse('not-to-be-named', { character });
  chronicle.record({ type: 'VictimNamed', data: { seat, character } });
  return undefined;
}

/** The Thief names a character, and gets its gold when it is called. */
export function rob(chronicle: Chronicle, seat: Seat, character: CharacterId): Refused {
  const turn = withPower(chronicle, seat, 'thief');
  if ('reason' in turn) return turn;
  if (!robberyTargets(turn).includes(character)) return refuse('not-to-be-named', { character });
  chronicle.record({ type: 'TargetNamed', data: { seat, character } });
  return undefined;
}

/** The Magician swaps the whole hand with another player's, even for none. */
export function swapHands(chronicle: Chronicle, seat: Seat, other: Seat): Refused {
  const turn = withPower(chronicle, seat, 'magician');
  if ('reason' in turn) return turn;
  if (other === seat) return refuse('swap-with-yourself');
  if (!turn.seats[other]) return refuse('no-such-player');
  const [given, got] = [seatAt(turn, seat).hand.length, seatAt(turn, other).hand.length];
  chronicle.record({ type: 'HandsSwapped', data: { seat, with: other, given, got } });
  return undefined;
}

/** Or puts cards under the deck, in the order named, and then draws as many. */
export function exchangeCards(chronicle: Chronicle, seat: Seat, cards: readonly DistrictId[]): Refused {
  const turn = withPower(chronicle, seat, 'magician');
  if ('reason' in turn) return turn;
  const missing = cards.find(
    (card) =>
      !isPart(
        seatAt(turn, seat).hand,
        cards.filter((each) => each === card),
      ),
  );
  if (missing) return refuse('card-not-in-hand', { card: missing });
  const drawn = [...turn.deck, ...cards].slice(0, cards.length);
  chronicle.record({ type: 'CardsExchanged', data: { seat, discarded: [...cards], drawn } });
  return undefined;
}
