import { Chronicle as EventChronicle } from '@/lib/engine/chronicle';
import type { RandomSource } from '@/lib/engine/random';
import type { CitadelsEvent } from './events';
import { evolve } from './evolve';
import type { CitadelsState } from './state';

/** What one command brings about in Citadels. */
export class Chronicle extends EventChronicle<CitadelsState, CitadelsEvent> {
  constructor(state: CitadelsState, random: RandomSource) {
    super(state, evolve, random);
  }
}
