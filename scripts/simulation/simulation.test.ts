import { describe, expect, test } from 'vitest';
import type { Game } from '@/lib/engine/game';
import { sealedBid } from '@/tests/support/sealed-bid';
import { simulateMatches } from './simulate-matches';
import { readTableArguments, WrongArguments } from './table-arguments';

describe('a simulation', () => {
  const table = readTableArguments([
    'ginkgopolis',
    '--seats',
    '3',
    '--matches',
    '4',
    '--seed',
    '7',
    '--bots',
    'random',
  ]);

  test('tells what many matches between bots came to', () => {
    expect(simulateMatches(table)).toEqual({
      game: 'ginkgopolis',
      seats: 3,
      finished: 4,
      wins: { random: 4 },
      events: { median: expect.any(Number), max: expect.any(Number) },
      msPerMatch: expect.any(Number),
      scores: { q1: expect.any(Number), median: expect.any(Number), q3: expect.any(Number) },
    });
  });

  test('is the same in every run of the same seed', () => {
    const { msPerMatch: _, ...first } = simulateMatches(table);
    expect(simulateMatches(table)).toMatchObject(first);
  });

  test('stops with the seed of the match in which a promise of the game broke', () => {
    const broken: Game = {
      ...sealedBid,
      replay: (events) => ({ ...sealedBid.replay(events), brokenInvariants: () => ['a prize is gone'] }),
    };
    const simulation = () => simulateMatches({ ...table, game: broken, bots: ['cautious'], options: {} });
    expect(simulation).toThrow('Match 1 (seed 7000021)');
    expect(causeOf(simulation)).toMatch('a prize is gone');
  });

  test.each([
    [['chess'], 'Name a game first, one of: ginkgopolis, citadels.'],
    [['ginkgopolis', '--seats', '6'], 'ginkgopolis has room for 2 to 5 seats.'],
    [['ginkgopolis', '--matches', 'many'], '--matches takes a whole number of at least 1, not "many".'],
    [['ginkgopolis', '--bots', 'brilliant'], 'There is no bot named "brilliant"; there are: random, normal.'],
    [['ginkgopolis', '--option', 'characters=none'], '--option takes key=value of the game'],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readTableArguments(args)).toThrow(WrongArguments);
    expect(() => readTableArguments(args)).toThrow(sentence);
  });
});

function causeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error) return error.cause.message;
  }
  throw new Error('Nothing was thrown with a cause');
}
