import { describe, expect, test } from 'vitest';
import type { RandomSource } from '@/lib/engine/random';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { decide } from '../decide';
import { start } from '../decide/start';
import { evolve } from '../evolve';
import { brokenInvariants } from '../invariants';
import { legalCommands } from '../legal-commands';
import type { CitadelsOptions } from '../options';
import {
  BANK_OPTIONS,
  GREAT_WALL_OPTIONS,
  LENGTH_OPTIONS,
  MURDERED_KING_OPTIONS,
  optionsSchema,
  THREE_PLAYER_OPTIONS,
} from '../options';
import { openPrompts } from '../prompts';
import type { CitadelsState } from '../state';
import { initialState } from '../state';

/** For each number of seats; more with PROPERTY_MATCHES=5000. */
const MATCHES = Number(process.env.PROPERTY_MATCHES ?? 350);
const MOST_STEPS = 10_000;

function anyOf<Item>(items: readonly Item[], random: RandomSource): Item {
  const item = items[random.integer(0, items.length - 1)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

function anyOptions(random: RandomSource): CitadelsOptions {
  return {
    length: anyOf(LENGTH_OPTIONS, random),
    murderedKing: anyOf(MURDERED_KING_OPTIONS, random),
    bank: anyOf(BANK_OPTIONS, random),
    greatWall: anyOf(GREAT_WALL_OPTIONS, random),
    threePlayers: anyOf(THREE_PLAYER_OPTIONS, random),
  };
}

/** Mostly what the match waits for; now and then an order given in advance. */
function nextState(state: CitadelsState, random: RandomSource): CitadelsState {
  const waiting = openPrompts(state).filter(({ settled }) => !settled || random.integer(0, 19) === 0);
  const prompt = anyOf(waiting.length > 0 ? waiting : openPrompts(state), random);
  const command = anyOf(legalCommands(state, prompt), random);
  const decision = decide({ ...command, seat: prompt.seat }, state, random);
  if (decision.outcome === 'rejected') throw new Error(`${decision.reason}: ${JSON.stringify(command)}`);
  return decision.events.reduce(evolve, state);
}

describe.each([2, 3, 4, 5, 6, 7])('random matches of %i', (seatCount) => {
  test(
    'end, keep every card and coin in one place, and call each rank at most once',
    () => {
      for (let seed = 0; seed < MATCHES; seed++) {
        const random = seededRandom(seed);
        const setup = { seatCount, options: optionsSchema.parse(anyOptions(random)) };
        let state = start(setup, random).reduce(evolve, initialState(setup));
        for (let step = 0; state.phase !== 'finished'; step++) {
          if (step > MOST_STEPS) expect.fail(`seed ${seed} does not end`);
          state = nextState(state, random);
          const broken = brokenInvariants(state);
          if (broken.length > 0) expect.fail(`seed ${seed}, round ${state.round}: ${broken.join('; ')}`);
        }
      }
    },
    60_000 + 100 * MATCHES,
  );
});
