import type { MatchSetup } from '@/lib/engine/game-definition';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { decide } from '../decide';
import { start } from '../decide/start';
import { evolve } from '../evolve';
import { legalCommands } from '../legal-commands';
import type { CitadelsOptions } from '../options';
import { openPrompts } from '../prompts';
import type { CitadelsState } from '../state';
import { initialState } from '../state';

type Play = Readonly<{ seed: number; steps: number }>;

/** Every state before its end of a match of random legal commands, so many at the most. */
export function* statesOf(setup: MatchSetup<CitadelsOptions>, { seed, steps }: Play): Generator<CitadelsState> {
  const random = seededRandom(seed);
  let state: CitadelsState = start(setup, random).reduce(evolve, initialState(setup));
  for (let step = 0; step < steps && state.phase !== 'finished'; step++) {
    yield state;
    const waiting = openPrompts(state).filter(({ settled }) => !settled);
    const prompt = waiting[random.integer(0, waiting.length - 1)];
    if (!prompt) throw new Error('The match waits for nobody');
    const legal = legalCommands(state, prompt);
    const command = legal[random.integer(0, legal.length - 1)];
    if (!command) throw new Error('No answer is legal');
    const decision = decide({ ...command, seat: prompt.seat }, state, random);
    if (decision.outcome === 'rejected') throw new Error(decision.reason);
    state = decision.events.reduce(evolve, state);
  }
}
