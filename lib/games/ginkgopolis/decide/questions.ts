import type { Decision, Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { Gain, TokenTarget } from '../commands';
import { isLetter } from '../components';
import type { GinkgopolisEvent } from '../events';
import { refuse } from '../refusals';
import type { Question, Resolving } from '../state';
import { carryOn } from './resolve';
import { tokenTargetRefusal } from './token-target';

type Asking = Readonly<{ resolving: Resolving; question: Question }>;

function askedNow({ state }: Chronicle, seat: Seat): Asking | undefined {
  if (state.phase !== 'resolving' || state.question?.seat !== seat) return undefined;
  return { resolving: state, question: state.question };
}

/** What a lone letter brings, asked at the table while it is resolved. */
export function chooseGain(chronicle: Chronicle, seat: Seat, gain: Gain): Decision<GinkgopolisEvent> {
  const asking = askedNow(chronicle, seat);
  if (asking?.question.kind !== 'choose-gain') return refuse('not-asked');
  const { inPlay: letter, pending } = asking.resolving;
  if (!letter || !isLetter(letter)) throw new Error('No letter is in play');
  carryOn(chronicle, [{ step: 'exploit-letter', seat, letter, gain }, ...pending]);
  return chronicle.accepted();
}

/** Where a letter goes, asked at the table after its tile was placed. */
export function placeToken(chronicle: Chronicle, seat: Seat, to: TokenTarget): Decision<GinkgopolisEvent> {
  const asking = askedNow(chronicle, seat);
  if (asking?.question.kind !== 'place-token') return refuse('not-asked');
  const { letter, at } = asking.question;
  const refusal = tokenTargetRefusal(chronicle.state, letter, to);
  if (refusal) return refusal;
  carryOn(chronicle, [{ step: 'move-token', seat, letter, at, to }, ...asking.resolving.pending]);
  return chronicle.accepted();
}
