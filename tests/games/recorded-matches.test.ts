import { describe, expect, test } from 'vitest';
import { GAMES } from '@/lib/games/registry';
import { meaningOf, readRecordedMatch, recordedMatchesOf } from '@/scripts/recording/recorded-match';

const FEWEST = 20;

describe.each(GAMES.map((game) => [game.metadata.key, game] as const))('recorded matches of %s', (_, game) => {
  test(`are at least ${FEWEST}`, () => {
    expect(recordedMatchesOf(game).length).toBeGreaterThanOrEqual(FEWEST);
  });

  test.each(recordedMatchesOf(game))('%s means today what it meant when it was recorded', (name) => {
    const { events, ...meaning } = readRecordedMatch(game, name);
    expect(meaningOf(game, events)).toEqual(meaning);
  });
});
