import type { Decision, Rejected, Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { Choice, TokenTarget } from '../commands';
import type { Letter } from '../components';
import { isLetter } from '../components';
import type { GinkgopolisEvent } from '../events';
import type { Refusal } from '../refusals';
import { refuse } from '../refusals';
import { GAIN_WHEN_UNSAID } from '../rulings';
import type { Choosing } from '../state';
import { inPhase, seatAt, turnOrder } from '../state';
import type { Step } from '../steps';
import { carryOn } from './resolve';
import { tokenTargetRefusal } from './token-target';

/** Seals a choice, or another one in its place; the last one missing lets the round resolve (rulebook 4.1). */
export function sealChoice(chronicle: Chronicle, seat: Seat, wish: Choice): Decision<GinkgopolisEvent> {
  const { state } = chronicle;
  if (state.phase !== 'choosing') return refuse('not-asked');
  const refusal = choiceRefusal(state, seat, wish);
  if (refusal) return refusal;
  const again = state.choices[seat] !== null;
  chronicle.record({ type: 'ChoiceSealed', data: { seat, choice: neededPartsOf(state, wish), again } });
  resolveWhenAllSealed(chronicle);
  return chronicle.accepted();
}

function choiceRefusal(
  state: Choosing,
  seat: Seat,
  { card, tile, gain, tokenTo }: Choice,
): Rejected<Refusal> | undefined {
  const { hand, tiles } = seatAt(state, seat);
  if (!hand.includes(card)) return refuse('card-not-in-hand', { card });
  if (tile && !tiles.includes(tile)) return refuse('tile-not-behind-screen', { tile });
  if (!isLetter(card) || state.options.smallChoices === 'table') return undefined;
  if (!tile) return gain ? undefined : refuse('gain-missing', { card });
  return tokenRefusal(state, card, tokenTo);
}

function tokenRefusal(state: Choosing, card: Letter, to: TokenTarget | null): Rejected<Refusal> | undefined {
  return to ? tokenTargetRefusal(state, card, to) : refuse('token-space-missing', { card });
}

/** What the card has no use for is left out, so that equal choices are stored equal. */
function neededPartsOf({ options }: Choosing, { card, tile, gain, tokenTo }: Choice): Choice {
  if (!isLetter(card) || options.smallChoices === 'table') return { card, tile, gain: null, tokenTo: null };
  return { card, tile, gain: gain ?? GAIN_WHEN_UNSAID, tokenTo: tile ? tokenTo : null };
}

function resolveWhenAllSealed(chronicle: Chronicle): void {
  const choosing = inPhase(chronicle.state, 'choosing');
  if (choosing.choices.includes(null)) return;
  const turns = turnOrder(choosing).map((seat): Step => ({ step: 'reveal', seat }));
  carryOn(chronicle, [...turns, { step: 'end-round' }]);
}
