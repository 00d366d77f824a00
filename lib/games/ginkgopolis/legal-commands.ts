import { assertNever } from '@/lib/engine/decision';
import type { Prompt, Seat } from '@/lib/engine/game-definition';
import { everyChoice, sampledGiveBacks } from './choices';
import type { Choice, GinkgopolisCommand } from './commands';
import { GAINS } from './components';
import { tilesToGiveBack } from './decide/give-back';
import { mayTakeNewHand } from './decide/next-round';
import { tokenTargets } from './decide/token-target';
import { entryOf } from './evolve/seats';
import type { GinkgopolisState, GivingBack, Resolving } from './state';
import { seatAt } from './state';

/** What the seat may answer to its prompt; of the subsets to give back a sample. */
export function legalCommands(state: GinkgopolisState, { seat }: Prompt): readonly GinkgopolisCommand[] {
  switch (state.phase) {
    case 'setting-up':
    case 'finished':
      return [];
    case 'drafting':
      return entryOf(state.packs, seat).map((character) => ({ type: 'PickCharacter', data: { character } }));
    case 'new-hands':
      return [{ type: 'KeepHand', data: {} }, ...newHands(state, seat)];
    case 'choosing':
      return [
        ...everyChoice(state, seatAt(state, seat)).map(seal),
        ...(state.options.smallChoices === 'sealed' ? newHands(state, seat) : []),
      ];
    case 'resolving':
      return answers(state);
    case 'giving-back':
      return giveBacks(state, seat);
    default:
      return assertNever(state);
  }
}

function seal(choice: Choice): GinkgopolisCommand {
  return { type: 'SealChoice', data: { choice } };
}

function newHands(state: GinkgopolisState, seat: Seat): readonly GinkgopolisCommand[] {
  const player = seatAt(state, seat);
  return mayTakeNewHand(player) ? [{ type: 'TakeNewHand', data: { discard: [...player.hand] } }] : [];
}

function answers({ question, ...city }: Resolving): readonly GinkgopolisCommand[] {
  if (!question) return [];
  if (question.kind === 'choose-gain') return GAINS.map((gain) => ({ type: 'ChooseGain', data: { gain } }));
  return tokenTargets(city, question.letter).map((to) => ({ type: 'PlaceToken', data: { to } }));
}

function giveBacks(state: GivingBack, seat: Seat): readonly GinkgopolisCommand[] {
  return sampledGiveBacks(tilesToGiveBack(state, seat)).map((tiles) => ({
    type: 'GiveBackTiles',
    data: { tiles: [...tiles] },
  }));
}
