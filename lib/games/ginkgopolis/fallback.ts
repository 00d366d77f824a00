import { assertNever } from '@/lib/engine/decision';
import type { Prompt, Seat } from '@/lib/engine/game-definition';
import { spaceOf } from './city';
import type { Choice, GinkgopolisCommand } from './commands';
import type { CardId } from './components';
import { isLetter } from './components';
import { tilesToGiveBack } from './decide/give-back';
import { tokenTargets } from './decide/token-target';
import { entryOf } from './evolve/seats';
import type { Choosing, GinkgopolisState, Question, Table } from './state';
import { buildingAt, inPhase, seatAt } from './state';

/** A calm answer for whoever did not give one in time: nothing is spent that might be wanted later. */
export function fallbackCommand(state: GinkgopolisState, { seat }: Prompt): GinkgopolisCommand {
  switch (state.phase) {
    case 'drafting':
      return { type: 'PickCharacter', data: { character: entryOf(entryOf(state.packs, seat), 0) } };
    case 'new-hands':
      return { type: 'KeepHand', data: {} };
    case 'choosing':
      return { type: 'SealChoice', data: { choice: bestExploit(state, seat) } };
    case 'resolving':
      return answerTo(state, inPhase(state, 'resolving').question);
    // One tile keeps the match going for the others; the rest may still be built.
    case 'giving-back':
      return { type: 'GiveBackTiles', data: { tiles: tilesToGiveBack(state, seat).slice(0, 1) } };
    case 'setting-up':
    case 'finished':
      throw new Error(`Nobody is asked anything while ${state.phase}`);
    default:
      return assertNever(state);
  }
}

/** A lone letter brings one item. */
function itemsOf({ buildings }: Table, card: CardId): number {
  const space = isLetter(card) ? undefined : spaceOf(buildings, card);
  return space ? buildingAt({ buildings }, space).height : 1;
}

function bestExploit(state: Choosing, seat: Seat): Choice {
  const { hand } = seatAt(state, seat);
  const best = hand.toSorted((one, other) => itemsOf(state, other) - itemsOf(state, one));
  const card = entryOf(best, 0);
  const asked = isLetter(card) && state.options.smallChoices === 'sealed';
  return { card, tile: null, gain: asked ? 'resource' : null, tokenTo: null };
}

function answerTo(state: Table, question: Question | null): GinkgopolisCommand {
  switch (question?.kind) {
    case 'choose-gain':
      return { type: 'ChooseGain', data: { gain: 'resource' } };
    case 'place-token':
      return { type: 'PlaceToken', data: { to: entryOf(tokenTargets(state, question.letter), 0) } };
    case undefined:
      throw new Error('Nobody is asked anything');
    default:
      return assertNever(question);
  }
}
