import type { Rejected } from '@/lib/engine/game-definition';
import type { City } from '../city';
import type { Push, TokenTarget } from '../commands';
import type { Letter } from '../components';
import { PUSHES } from '../components';
import { freeNeighbours } from '../letter-ring';
import type { Refusal } from '../refusals';
import { refuse } from '../refusals';

function isPush(target: TokenTarget): target is Push {
  return PUSHES.some((push) => push === target);
}

/** A letter goes to a free neighbour of where it lies; only when there is none it is pushed (rulebook 5 B 2 and 3). */
export function tokenTargets(city: City, letter: Letter): readonly TokenTarget[] {
  const free = freeNeighbours(city, city.tokens[letter]);
  return free.length > 0 ? free : PUSHES;
}

export function tokenTargetRefusal(city: City, letter: Letter, target: TokenTarget): Rejected<Refusal> | undefined {
  const targets = tokenTargets(city, letter);
  if (targets.includes(target)) return undefined;
  if (isPush(target)) return refuse('token-needs-space', { card: letter });
  if (targets.some(isPush)) return refuse('token-needs-push', { card: letter });
  return refuse('token-space-not-free', { card: letter, space: target });
}
