import type { Decision, Rejected, Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { CardId } from '../components';
import type { GinkgopolisEvent } from '../events';
import type { Refusal } from '../refusals';
import { refuse } from '../refusals';
import { NEW_HANDS_PER_ROUND } from '../rulings';
import { HAND_SIZE } from '../set-up';
import type { GinkgopolisState } from '../state';
import { seatAt } from '../state';
import { drawCards } from './deck';
import { mayTakeNewHand } from './next-round';

/**
 * Discards the whole hand and draws four others for a New Hand token (rulebook 4.1). With sealed choices this happens
 * when it is asked for, and a choice sealed before is taken back with the hand.
 */
export function takeNewHand(chronicle: Chronicle, seat: Seat, discard: readonly CardId[]): Decision<GinkgopolisEvent> {
  const refusal = newHandRefusal(chronicle.state, seat, discard);
  if (refusal) return refusal;
  const { hand, newHandTokens, newHandsTaken } = seatAt(chronicle.state, seat);
  const asksAgain =
    chronicle.state.phase === 'new-hands' &&
    mayTakeNewHand({
      ...seatAt(chronicle.state, seat),
      newHandTokens: newHandTokens - 1,
      newHandsTaken: newHandsTaken + 1,
    });
  chronicle.record({ type: 'NewHandTaken', data: { seat, discarded: hand, asksAgain } });
  drawCards(chronicle, [{ seat, count: HAND_SIZE }]);
  return chronicle.accepted();
}

function newHandRefusal(
  state: GinkgopolisState,
  seat: Seat,
  discard: readonly CardId[],
): Rejected<Refusal> | undefined {
  if (state.phase !== 'new-hands' && state.phase !== 'choosing') return refuse('not-asked');
  if (state.phase === 'choosing' && state.options.smallChoices === 'table') return refuse('new-hand-too-late');
  const player = seatAt(state, seat);
  if (player.newHandTokens === 0) return refuse('no-new-hand-token');
  if (!mayTakeNewHand(player)) return refuse('new-hand-limit', { limit: NEW_HANDS_PER_ROUND });
  const named = new Set(discard);
  if (named.size !== HAND_SIZE || !player.hand.every((card) => named.has(card))) return refuse('hand-changed');
  return undefined;
}

export function keepHand(chronicle: Chronicle, seat: Seat): Decision<GinkgopolisEvent> {
  if (chronicle.state.phase !== 'new-hands') return refuse('not-asked');
  chronicle.record({ type: 'HandKept', data: { seat } });
  return chronicle.accepted();
}
