import type { Game } from '@/lib/engine/game';
import { seededRandom } from '../simulation/seeded-random';
import type { Measurement } from './measure';
import { inTurn } from './measure';
import { recordPlay } from './recorded-play';

const SEATS = 5;

/**
 * Commands a second through parsing, deciding and playing back. The floor is what an engine that keeps a copy of its
 * state for each move pays before it has done anything: one structured clone of the same state.
 */
export async function measureEngine(game: Game): Promise<Measurement> {
  const { moves } = recordPlay(game, { seats: SEATS, seed: 1 });
  const states = moves.map(({ before }) => before.snapshot());
  const perSecond = (begin: number) => (moves.length * 1000) / (performance.now() - begin);
  const ours = () => {
    const begin = performance.now();
    const random = seededRandom(2);
    for (const { before, answer } of moves) {
      const decision = before.decide(answer, random);
      if (decision.outcome === 'accepted') before.after(decision.events);
    }
    return perSecond(begin);
  };
  const theirs = () => {
    const begin = performance.now();
    for (const state of states) structuredClone(state);
    return perSecond(begin);
  };
  const bytes = JSON.stringify(states.at(-1)).length;
  return {
    name: 'Engine commands',
    against: 'copies of the same state',
    unit: 'a second',
    details: `${moves.length} commands of a match with ${SEATS} seats; the last state is ${bytes} bytes of JSON`,
    ...(await inTurn(ours, theirs)),
  };
}
