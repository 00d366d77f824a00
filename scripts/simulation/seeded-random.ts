import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomSource } from '@/lib/engine/random';

/** Chance that is the same in every run. */
export function seededRandom(seed: number): RandomSource {
  const generator = xoroshiro128plus(seed);
  return { integer: (min, max) => uniformInt(generator, min, max) };
}
