import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { DistrictId } from '../components';
import { DISTRICTS } from '../districts';
import type { Refused } from '../refusals';
import { refuse } from '../refusals';
import { isComplete } from '../state';
import { buildRefusal, INCOME_COLOURS, incomeOf, ownTurn, payable } from './turn-rules';

/** Builds a district from the hand (rulebook: building). */
export function build(chronicle: Chronicle, seat: Seat, district: DistrictId): Refused {
  const turn = ownTurn(chronicle.state, seat);
  if ('reason' in turn) return turn;
  const refusal = buildRefusal(turn, district);
  if (refusal) return refusal;
  recordBuilding(chronicle, seat, district);
  return undefined;
}

export function recordBuilding(chronicle: Chronicle, seat: Seat, district: DistrictId): void {
  const { state } = chronicle;
  const wasComplete = isComplete(state, seat);
  chronicle.record({ type: 'DistrictBuilt', data: { seat, district, price: DISTRICTS[district].cost } });
  if (!wasComplete && isComplete(chronicle.state, seat)) {
    chronicle.record({ type: 'CityCompleted', data: { seat, first: state.firstComplete === null } });
  }
}

/** One gold for each district of the character's colour, once a turn. */
export function takeIncome(chronicle: Chronicle, seat: Seat): Refused {
  const turn = ownTurn(chronicle.state, seat);
  if ('reason' in turn) return turn;
  if (!INCOME_COLOURS[turn.turn.character]) return refuse('no-income');
  if (turn.turn.incomeTaken) return refuse('income-taken');
  const income = incomeOf(turn);
  if (income === 0) return refuse('income-nothing');
  chronicle.record({ type: 'IncomeTaken', data: { seat, amount: payable(turn, income) } });
  return undefined;
}
