import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { Refused } from '../refusals';
import { refuse } from '../refusals';
import { inPhase } from '../state';
import { keepCount, recordGold, recordKept } from './action';
import { ownTurn } from './turn-rules';

export function endTurn(chronicle: Chronicle, seat: Seat): Refused {
  const turn = ownTurn(chronicle.state, seat);
  if ('reason' in turn) return turn;
  if (!turn.turn.actionTaken) return refuse('action-first');
  recordEnd(chronicle);
  return undefined;
}

/** Keeps the first cards, takes the gold, and ends the turn: for whoever does not come. */
export function finishTurn(chronicle: Chronicle, seat: Seat): Refused {
  const { state } = chronicle;
  if (state.phase !== 'playing' || state.turn.seat !== seat) return refuse('not-asked');
  const { drawn, actionTaken } = state.turn;
  if (drawn) recordKept(chronicle, state, drawn.slice(0, keepCount(state)));
  else if (!actionTaken) recordGold(chronicle, state);
  recordEnd(chronicle);
  return undefined;
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
