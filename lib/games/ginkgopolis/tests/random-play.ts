import type { MatchSetup } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { decide } from '../decide';
import { start } from '../decide/start';
import type { GinkgopolisEvent } from '../events';
import { evolve } from '../evolve';
import { legalCommands } from '../legal-commands';
import type { GinkgopolisOptions } from '../options';
import { CHARACTER_OPTIONS, SMALL_CHOICE_OPTIONS } from '../options';
import { openPrompts } from '../prompts';
import type { GinkgopolisState } from '../state';
import { initialState } from '../state';

export type Setup = MatchSetup<GinkgopolisOptions>;
export type Batch = Readonly<{
  before: GinkgopolisState;
  events: readonly GinkgopolisEvent[];
  after: GinkgopolisState;
}>;

const MOST_ROUNDS = 500;

export const OPTIONS: readonly GinkgopolisOptions[] = CHARACTER_OPTIONS.flatMap((characters) =>
  SMALL_CHOICE_OPTIONS.map((smallChoices) => ({ characters, smallChoices })),
);

export function anyOf<Item>(items: readonly Item[], random: RandomSource): Item {
  const item = items[random.integer(0, items.length - 1)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

function answered(state: GinkgopolisState, random: RandomSource): readonly GinkgopolisEvent[] {
  const waiting = openPrompts(state).filter(({ settled }) => !settled);
  const prompt = anyOf(waiting, random);
  const command = anyOf(legalCommands(state, prompt), random);
  const decision = decide({ ...command, seat: prompt.seat }, state, random);
  if (decision.outcome === 'rejected') throw new Error(`${decision.reason}: ${JSON.stringify(command)}`);
  return decision.events;
}

/** A whole match of random legal commands, one command after the other. */
export function* randomPlay(setup: Setup, seed: number): Generator<Batch> {
  const random = seededRandom(seed);
  const empty = initialState(setup);
  const opening = start(setup, random);
  let state = opening.reduce(evolve, empty);
  yield { before: empty, events: opening, after: state };
  while (state.phase !== 'finished') {
    if (state.round > MOST_ROUNDS) throw new Error('The match does not end');
    const before = state;
    const events = answered(before, random);
    state = events.reduce(evolve, before);
    yield { before, events, after: state };
  }
}
