import type { Outcome } from '@/lib/engine/game-definition';
import type { CitadelsState } from './state';

export function outcome(state: CitadelsState): Outcome | undefined {
  if (state.phase !== 'finished') return undefined;
  return { standings: state.scores.seats.map(({ seat, rank, total }) => ({ seat, rank, score: total })) };
}
