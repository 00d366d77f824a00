import { expect, test } from 'vitest';
import { readRecordedMatch, recordedMatchesOf } from '@/scripts/recording/recorded-match';
import { eventSchema } from '../events';
import { citadels } from '../index';

test('every kind of event stands in a recorded match, so that none can change its meaning unseen', () => {
  const recorded = recordedMatchesOf(citadels).flatMap((name) => readRecordedMatch(citadels, name).events);
  const types = new Set(recorded.map(({ type }) => type));

  const unseen = eventSchema.options.map(({ shape }) => shape.type.value).filter((type) => !types.has(type));

  expect(unseen).toEqual([]);
});
