import { accept } from './decision';
import type { Decision, Event } from './game-definition';
import type { RandomSource } from './random';

/**
 * What one command brings about. Each event is played back as soon as it is recorded, so that the next one is decided
 * on the table as it lies then, and every rule about what changes stands in one place.
 */
export class Chronicle<State, E extends Event> {
  readonly random: RandomSource;
  readonly #evolve: (state: State, event: E) => State;
  readonly #events: E[] = [];
  #state: State;

  constructor(state: State, evolve: (state: State, event: E) => State, random: RandomSource) {
    this.#state = state;
    this.#evolve = evolve;
    this.random = random;
  }

  get state(): State {
    return this.#state;
  }

  get events(): readonly E[] {
    return this.#events;
  }

  record(event: E): void {
    this.#events.push(event);
    this.#state = this.#evolve(this.#state, event);
  }

  accepted(): Decision<E> {
    return accept(...this.#events);
  }
}
