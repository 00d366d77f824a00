import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { DistrictId } from '../components';
import type { Refused } from '../refusals';
import { refuse } from '../refusals';
import { LABORATORY_GOLD, SMITHY } from '../rulings';
import { hasDistrict, seatAt } from '../state';
import { ownTurn, payable, shortOf } from './turn-rules';

/** The Laboratory: a card from the hand for gold, once a turn. */
export function applyLaboratory(chronicle: Chronicle, seat: Seat, card: DistrictId): Refused {
  const turn = ownTurn(chronicle.state, seat);
  if ('reason' in turn) return turn;
  const own = seatAt(turn, seat);
  if (!hasDistrict(own, 'laboratory')) return refuse('building-missing', { district: 'laboratory' });
  if (turn.turn.laboratoryUsed) return refuse('building-used');
  if (!own.hand.includes(card)) return refuse('card-not-in-hand', { card });
  chronicle.record({ type: 'LaboratoryUsed', data: { seat, card, amount: payable(turn, LABORATORY_GOLD) } });
  return undefined;
}

/** The Smithy: gold for cards, once a turn. The last card alone costs as much as two. */
export function applySmithy(chronicle: Chronicle, seat: Seat): Refused {
  const turn = ownTurn(chronicle.state, seat);
  if ('reason' in turn) return turn;
  const own = seatAt(turn, seat);
  if (!hasDistrict(own, 'smithy')) return refuse('building-missing', { district: 'smithy' });
  if (turn.turn.smithyUsed) return refuse('building-used');
  if (turn.deck.length === 0) return refuse('deck-empty');
  const short = shortOf(own, SMITHY.price);
  if (short) return short;
  const cards = turn.deck.slice(0, SMITHY.cards);
  chronicle.record({ type: 'SmithyUsed', data: { seat, cards, price: SMITHY.price } });
  return undefined;
}
