import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shuffle } from '@/lib/engine/random';
import { commitmentOf, newSeed, secretRandom } from './secret-random';

const SEED = new Uint8Array(32).fill(7);

describe('the chance of a match', () => {
  it('is the same for the same seed and version, and another for any other', () => {
    const order = (seed: Uint8Array, version: number) =>
      shuffle([...'abcdefghijklmnop'], secretRandom(seed, version)).join('');
    expect(order(SEED, 3)).toBe(order(SEED, 3));
    expect(order(SEED, 4)).not.toBe(order(SEED, 3));
    expect(order(newSeed(), 3)).not.toBe(order(SEED, 3));
  });

  it('stays as it was when it was first published, so that old proofs hold', () => {
    expect(shuffle([...'abcdefgh'], secretRandom(SEED, 12)).join('')).toBe('hbagfcde');
  });

  it('gives whole numbers between both ends, each as often as the others', () => {
    const random = secretRandom(SEED, 0);
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 6000; draw++) {
      const value = random.integer(1, 6);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('is committed to by the SHA-256 of its seed', () => {
    expect(commitmentOf(SEED)).toBe(createHash('sha256').update(SEED).digest('hex'));
  });
});
