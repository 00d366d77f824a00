import { describe, expect, test } from 'vitest';
import { playMatch } from '@/scripts/simulation/play-match';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { simulateMatches } from '@/scripts/simulation/simulate-matches';
import { citadels } from '../index';

describe('the bot “normal”', () => {
  test('beats “random” in over nine of ten four-seat matches, two of each', () => {
    const bots = ['normal', 'random', 'normal', 'random'];
    const { wins, finished } = simulateMatches({ game: citadels, seats: 4, bots, options: {}, matches: 200, seed: 7 });
    expect(finished).toBe(200);
    expect(wins.normal).toBeGreaterThan(180);
  }, 180_000);

  test.each([2, 3, 4, 5, 6, 7])(
    'plays matches of %i seats to their end',
    (seats) => {
      const bots = Array.from({ length: seats }, () => 'normal');
      for (let seed = 1; seed <= 20; seed++) {
        const { match } = playMatch({ game: citadels, bots, options: {}, random: seededRandom(seed) });
        expect(match.outcome()?.standings).toHaveLength(seats);
        expect(match.round).toBeLessThan(60);
      }
    },
    120_000,
  );

  test('answers the same to the same view and chance', () => {
    const bots = ['normal', 'normal', 'normal'];
    const played = [1, 2].map(() => playMatch({ game: citadels, bots, options: {}, random: seededRandom(3) }));
    expect(played[0]?.events).toEqual(played[1]?.events);
  });
});
