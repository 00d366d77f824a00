import { assertNever } from '@/lib/engine/decision';
import type { Prompt, Seat } from '@/lib/engine/game-definition';
import type { Choice, GinkgopolisCommand } from './commands';
import type { CardId, TileId } from './components';
import { GAINS, isLetter } from './components';
import { tilesToGiveBack } from './decide/give-back';
import { mayTakeNewHand } from './decide/next-round';
import { tokenTargets } from './decide/token-target';
import { entryOf } from './evolve/seats';
import type { Choosing, GinkgopolisState, GivingBack, Resolving } from './state';
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
        ...choices(state, seat).map(seal),
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

function choices(state: Choosing, seat: Seat): readonly Choice[] {
  const { hand, tiles } = seatAt(state, seat);
  return hand.flatMap((card) => [null, ...tiles].flatMap((tile) => choicesWith(state, card, tile)));
}

function choicesWith(state: Choosing, card: CardId, tile: TileId | null): readonly Choice[] {
  if (!isLetter(card) || state.options.smallChoices === 'table') return [{ card, tile, gain: null, tokenTo: null }];
  const targets = tile ? tokenTargets(state, card) : [null];
  return targets.flatMap((tokenTo) => GAINS.map((gain): Choice => ({ card, tile, gain, tokenTo })));
}

function answers({ question, ...city }: Resolving): readonly GinkgopolisCommand[] {
  if (!question) return [];
  if (question.kind === 'choose-gain') return GAINS.map((gain) => ({ type: 'ChooseGain', data: { gain } }));
  return tokenTargets(city, question.letter).map((to) => ({ type: 'PlaceToken', data: { to } }));
}

/** Nothing, each tile alone, and more and more of them up to all. */
function giveBacks(state: GivingBack, seat: Seat): readonly GinkgopolisCommand[] {
  const tiles = tilesToGiveBack(state, seat);
  const subsets = [[], ...tiles.map((tile) => [tile]), ...tiles.slice(1).map((_, index) => tiles.slice(0, index + 2))];
  return subsets.map((some) => ({ type: 'GiveBackTiles', data: { tiles: some } }));
}
