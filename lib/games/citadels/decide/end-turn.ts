import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { DistrictId } from '../components';
import { DISTRICTS } from '../districts';
import type { Refused } from '../refusals';
import { refuse } from '../refusals';
import type { Playing } from '../state';
import { hasDistrict, inPhase, seatAt } from '../state';
import { keepCount, recordDrawn, recordGold, recordKept } from './action';
import { recordBuilding } from './build';
import { buildRefusal, ownTurn } from './turn-rules';

export function endTurn(chronicle: Chronicle, seat: Seat): Refused {
  const turn = ownTurn(chronicle.state, seat);
  if ('reason' in turn) return turn;
  if (!turn.turn.actionTaken) return refuse('action-first');
  recordEnd(chronicle);
  return undefined;
}

/** The rest of a turn for whoever does not come: the action, and the dearest district that it pays for. */
export function finishTurn(chronicle: Chronicle, seat: Seat): Refused {
  const { state } = chronicle;
  if (state.phase !== 'playing' || state.turn.seat !== seat) return refuse('not-asked');
  actCalmly(chronicle, state);
  const [dearest] = buildable(inPhase(chronicle.state, 'playing'));
  if (dearest) recordBuilding(chronicle, seat, dearest);
  recordEnd(chronicle);
  return undefined;
}

/** Gold, or cards if none in the hand is new to the city: else a match of absent players would never end. */
function actCalmly(chronicle: Chronicle, state: Playing): void {
  const { actionTaken, drawn, seat } = state.turn;
  if (actionTaken) return;
  const hasNew = seatAt(state, seat).hand.some((card) => isNew(state, card));
  if (!drawn && (hasNew || state.deck.length === 0)) {
    recordGold(chronicle, state);
    return;
  }
  if (!drawn) recordDrawn(chronicle, state);
  const drawing = inPhase(chronicle.state, 'playing');
  if (drawing.turn.drawn) recordKept(chronicle, drawing, newestOf(drawing).slice(0, keepCount(drawing)));
}

function isNew(state: Playing, card: DistrictId): boolean {
  return !hasDistrict(seatAt(state, state.turn.seat), card);
}

/** The drawn cards, those that the city has not yet in front. */
function newestOf(state: Playing): readonly DistrictId[] {
  const drawn = state.turn.drawn ?? [];
  return [...drawn.filter((card) => isNew(state, card)), ...drawn.filter((card) => !isNew(state, card))];
}

function buildable(state: Playing): readonly DistrictId[] {
  return seatAt(state, state.turn.seat)
    .hand.filter((district) => !buildRefusal(state, district))
    .toSorted((one, other) => DISTRICTS[other].cost - DISTRICTS[one].cost);
}

export function takeStepBack(chronicle: Chronicle, seat: Seat): Refused {
  const turn = ownTurn(chronicle.state, seat);
  if ('reason' in turn) return turn;
  if (!turn.turn.before) return refuse('nothing-to-take-back');
  chronicle.record({ type: 'StepTakenBack', data: { seat } });
  return undefined;
}

export function recordEnd(chronicle: Chronicle): void {
  const { seat, character } = inPhase(chronicle.state, 'playing').turn;
  chronicle.record({ type: 'TurnEnded', data: { seat, character } });
}
