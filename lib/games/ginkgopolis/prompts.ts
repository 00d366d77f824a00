import { assertNever } from '@/lib/engine/decision';
import type { Prompt, Seat } from '@/lib/engine/game-definition';
import type { PromptKind } from './prompt-kinds';
import type { Answers, GinkgopolisState, Question } from './state';
import { seatAt } from './state';

export type GinkgopolisPrompt = Prompt & Readonly<{ kind: PromptKind }>;

/** One question of a kind to each seat; whoever has answered may still change the answer. */
function toEverySeat(kind: PromptKind, moment: number, answers: Answers<unknown>): readonly GinkgopolisPrompt[] {
  return answers.map((answer, seat) => ({ id: `${kind}:${moment}:${seat}`, seat, kind, settled: answer !== null }));
}

function question({ kind, seat }: Question, round: number): GinkgopolisPrompt {
  return { id: `${kind}:${round}:${seat}`, seat, kind, settled: false };
}

/** Two tokens spent in one round are two questions. */
function newHand(state: GinkgopolisState, seat: Seat): GinkgopolisPrompt {
  const { newHandTokens } = seatAt(state, seat);
  return { id: `new-hand:${state.round}:${seat}:${newHandTokens}`, seat, kind: 'new-hand', settled: false };
}

export function openPrompts(state: GinkgopolisState): readonly GinkgopolisPrompt[] {
  switch (state.phase) {
    case 'setting-up':
    case 'finished':
      return [];
    case 'drafting':
      return toEverySeat('pick-character', state.pick, state.picks);
    case 'new-hands':
      return state.asked.slice(0, 1).map((seat) => newHand(state, seat));
    case 'choosing':
      return toEverySeat('choose-card', state.round, state.choices);
    case 'resolving':
      return state.question ? [question(state.question, state.round)] : [];
    case 'giving-back':
      return toEverySeat('give-back-tiles', state.round, state.giveBacks);
    default:
      return assertNever(state);
  }
}
