import { afterEach, describe, expect, test, vi } from 'vitest';
import { meaningOf, readRecordedMatch, recordedMatchesOf } from '@/scripts/recording/recorded-match';
import { eventSchema } from '../events';
import { ginkgopolis } from '../index';
import type { GinkgopolisState } from '../state';

const recorded = recordedMatchesOf(ginkgopolis).map((name) => readRecordedMatch(ginkgopolis, name));

/** Where the meaning of some events is written, and the function that plays them back. */
const MEANINGS = [
  ['goods', 'exploit'],
  ['goods', 'takeYields'],
  ['goods', 'takeBonuses'],
  ['turn', 'moveTokens'],
  ['turn', 'keepCard'],
  ['turn', 'returnResources'],
  ['piles', 'passHands'],
  ['piles', 'rebuildDeck'],
  ['give-back', 'collectGiveBacks'],
  ['set-up', 'takeStartingItems'],
] as const;

describe('the recorded matches of Ginkgopolis', () => {
  afterEach(() => {
    vi.resetModules();
  });

  test('hold every kind of event, both ways of choosing and every way to end', () => {
    const events = recorded.flatMap((match) => match.events);
    const missing = eventSchema.options
      .map(({ shape }) => shape.type.value)
      .filter((type) => !events.some((event) => event.type === type));
    expect(missing).toEqual([]);
    const triggers = events.flatMap(({ type, data }) => (type === 'EndTriggered' ? [JSON.stringify(data)] : []));
    for (const kind of ['second-exhaustion', 'nothing-given-back', 'all-resources-in-city']) {
      expect(triggers.some((trigger) => trigger.includes(kind))).toBe(true);
    }
  });

  test.each(MEANINGS)('would tell if evolve/%s: %s came to mean nothing', async (file, meaning) => {
    vi.resetModules();
    vi.doMock(`../evolve/${file}`, async (importOriginal) => ({
      ...(await importOriginal<object>()),
      [meaning]: (state: GinkgopolisState) => state,
    }));
    const changed = (await import('../index')).ginkgopolis;
    vi.doUnmock(`../evolve/${file}`);
    const notices = recorded.some(({ events, checkpoints }) => {
      try {
        return JSON.stringify(meaningOf(changed, events).checkpoints) !== JSON.stringify(checkpoints);
      } catch {
        return true;
      }
    });
    expect(notices).toBe(true);
  });
});
