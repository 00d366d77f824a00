import { Chronicle as EventChronicle } from '@/lib/engine/chronicle';
import type { RandomSource } from '@/lib/engine/random';
import type { GinkgopolisEvent } from './events';
import { evolve } from './evolve';
import type { GinkgopolisState } from './state';

/** What one command brings about in Ginkgopolis. */
export class Chronicle extends EventChronicle<GinkgopolisState, GinkgopolisEvent> {
  constructor(state: GinkgopolisState, random: RandomSource) {
    super(state, evolve, random);
  }
}
