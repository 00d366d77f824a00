import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { RandomSource } from '@/lib/engine/random';

const SEED_BYTES = 32;
const DRAW_BYTES = 6;
const DRAW_RANGE = 2 ** (8 * DRAW_BYTES);

export function newSeed(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(SEED_BYTES));
}

/** What is published when the match starts: it fixes the seed without telling it. */
export function commitmentOf(seed: Uint8Array): string {
  return createHash('sha256').update(seed).digest('hex');
}

/**
 * The chance of one command, decided at `version`. Draw n is the first six bytes of HMAC-SHA-256 over "version:n" with
 * the seed as key, as a whole number; draws that would favour some results are skipped. Anybody who knows the seed can
 * repeat it, and nobody who does not can foresee it.
 */
export function secretRandom(seed: Uint8Array, version: number): RandomSource {
  let counter = 0;
  const draw = () => createHmac('sha256', seed).update(`${version}:${counter++}`).digest().readUIntBE(0, DRAW_BYTES);
  return {
    integer: (min, max) => {
      const size = max - min + 1;
      const fair = DRAW_RANGE - (DRAW_RANGE % size);
      let drawn = draw();
      while (drawn >= fair) drawn = draw();
      return min + (drawn % size);
    },
  };
}

/** For what needs no proof: what a bot feels like doing. */
export const privateRandom: RandomSource = { integer: (min, max) => randomInt(min, max + 1) };
