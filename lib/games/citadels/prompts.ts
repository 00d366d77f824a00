import type { Prompt, Seat } from '@/lib/engine/game-definition';
import type { PromptKind } from './commands';
import { draftStep, picker } from './decide/draft';
import type { CitadelsState } from './state';

type CitadelsPrompt = Prompt & Readonly<{ kind: PromptKind }>;

/**
 * What is asked of whom. A turn is one prompt, however many steps it takes. Standing orders are a settled prompt of
 * every seat, open from the beginning to the end: nobody waits for them, and they may be changed at any time.
 */
export function openPrompts(state: CitadelsState): readonly CitadelsPrompt[] {
  if (state.phase === 'setting-up' || state.phase === 'finished') return [];
  return [...question(state), ...endQuestions(state), ...state.seats.map((_, seat) => orders(seat))];
}

const orders = (seat: Seat): CitadelsPrompt => ({
  id: `orders seat-${seat}`,
  seat,
  kind: 'standing-orders',
  settled: true,
  standing: true,
});

function question(state: CitadelsState): readonly CitadelsPrompt[] {
  const round = `round-${state.round}`;
  switch (state.phase) {
    case 'drafting': {
      const seat = picker(state);
      if (seat === undefined || !draftStep(state)) return [];
      return [{ id: `${round} pick-${state.step + 1}`, seat, kind: 'pick-character', settled: false }];
    }
    case 'playing': {
      const { character, seat, resumed } = state.turn;
      const id = `${round} ${character}${resumed ? ' after-graveyard' : ''}`;
      return [{ id, seat, kind: 'take-turn', settled: false }];
    }
    case 'graveyard':
      return [{ id: `${round} graveyard`, seat: state.offer.seat, kind: 'use-graveyard', settled: false }];
    default:
      return [];
  }
}

/** Those who have not agreed to an end are asked; the match goes on meanwhile. */
function endQuestions({ endProposal, seats }: CitadelsState): readonly CitadelsPrompt[] {
  if (!endProposal?.isOpen) return [];
  return seats.flatMap((_, seat) =>
    endProposal.agreed.includes(seat)
      ? []
      : [{ id: `end-${endProposal.round} seat-${seat}`, seat, kind: 'agree-to-end', settled: false } as const],
  );
}
