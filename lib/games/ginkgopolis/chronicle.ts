import { accept } from '@/lib/engine/decision';
import type { Decision } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import type { GinkgopolisEvent } from './events';
import { evolve } from './evolve';
import type { GinkgopolisState } from './state';

/**
 * What one command brings about. Each event is played back as soon as it is recorded, so that the next one is decided
 * on the table as it lies then, and every rule about what changes stands in one place.
 */
export class Chronicle {
  readonly random: RandomSource;
  readonly #events: GinkgopolisEvent[] = [];
  #state: GinkgopolisState;

  constructor(state: GinkgopolisState, random: RandomSource) {
    this.#state = state;
    this.random = random;
  }

  get state(): GinkgopolisState {
    return this.#state;
  }

  get events(): readonly GinkgopolisEvent[] {
    return this.#events;
  }

  record(event: GinkgopolisEvent): void {
    this.#events.push(event);
    this.#state = evolve(this.#state, event);
  }

  accepted(): Decision<GinkgopolisEvent> {
    return accept(...this.#events);
  }
}
