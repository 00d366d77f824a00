import { describe, expect, test } from 'vitest';
import type { Viewer } from '@/lib/engine/game-definition';
import type { GinkgopolisEvent } from '../events';
import { redactEvent } from '../redact';
import { ANN, BOB } from './given';

const ann: Viewer = { role: 'seat', seat: ANN };
const bob: Viewer = { role: 'seat', seat: BOB };
const spectator: Viewer = { role: 'spectator' };
const hindsight: Viewer = { role: 'hindsight' };

const THREE_RESOURCES = { resources: 3, tiles: 0, points: 0 } as const;

describe('of an event a viewer learns', () => {
  test('the cards drawn by its own seat, and how many the others drew', () => {
    const event: GinkgopolisEvent = {
      type: 'CardsDrawn',
      data: {
        draws: [
          { seat: ANN, cards: ['A', 'red-1'] },
          { seat: BOB, cards: ['B'] },
        ],
      },
    };
    const shown = (cards: unknown, others: unknown) => ({
      type: 'CardsDrawn',
      data: {
        draws: [
          { seat: ANN, count: 2, cards },
          { seat: BOB, count: 1, cards: others },
        ],
      },
    });
    expect(redactEvent(event, ann)).toEqual(shown(['A', 'red-1'], null));
    expect(redactEvent(event, bob)).toEqual(shown(null, ['B']));
    expect(redactEvent(event, spectator)).toEqual(shown(null, null));
    expect(redactEvent(event, hindsight)).toEqual(shown(['A', 'red-1'], ['B']));
  });

  test('the tiles drawn by its own seat, and how many the others drew', () => {
    const event: GinkgopolisEvent = { type: 'TilesDrawn', data: { seat: ANN, tiles: ['red-9', 'red-10'] } };
    expect(redactEvent(event, ann)?.data).toEqual({ seat: ANN, count: 2, tiles: ['red-9', 'red-10'] });
    expect(redactEvent(event, bob)?.data).toEqual({ seat: ANN, count: 2, tiles: null });
    expect(redactEvent(event, spectator)?.data).toEqual({ seat: ANN, count: 2, tiles: null });
  });

  test('the tiles among its own starting items only', () => {
    const event: GinkgopolisEvent = {
      type: 'StartingItemsTaken',
      data: { seat: BOB, resources: 4, points: 2, tiles: ['red-9'] },
    };
    expect(redactEvent(event, ann)?.data).toEqual({ seat: BOB, resources: 4, points: 2, count: 1, tiles: null });
    expect(redactEvent(event, bob)?.data).toMatchObject({ tiles: ['red-9'] });
  });

  test.each([ann, spectator, hindsight])('of a shuffled pile only what lies face up ($role)', (viewer) => {
    const cards = ['A', 'B', 'red-1', 'red-2'] as const;
    expect(redactEvent({ type: 'DeckShuffled', data: { cards, turnedUp: 1 } }, viewer)?.data).toEqual({
      turnedUp: ['A'],
      left: 3,
    });
    expect(
      redactEvent({ type: 'DeckRebuilt', data: { buildings: ['red-2'], cards, turnedUp: 1 } }, viewer)?.data,
    ).toEqual({ buildings: ['red-2'], turnedUp: ['A'], left: 3 });
    const tiles = ['red-9', 'red-10'] as const;
    expect(redactEvent({ type: 'TileSupplyShuffled', data: { tiles, removed: 1 } }, viewer)?.data).toEqual({
      removed: 1,
      left: 1,
    });
    expect(redactEvent({ type: 'TileSupplyRenewed', data: { tiles } }, viewer)?.data).toEqual({ count: 2 });
  });

  test('its own pack of the draft, and nobody’s when it only watches', () => {
    const offered: GinkgopolisEvent = {
      type: 'CharactersOffered',
      data: {
        characters: [1, 2, 3],
        packs: [[1], [2]],
      },
    };
    const passed: GinkgopolisEvent = { type: 'PacksPassed', data: { kept: [1, 2], packs: [[3], [4]], boxed: [] } };
    expect(redactEvent(offered, bob)?.data).toEqual({ pack: [2] });
    expect(redactEvent(offered, spectator)?.data).toEqual({ pack: null });
    expect(redactEvent(passed, ann)?.data).toEqual({ pack: [3] });
    expect(redactEvent(passed, spectator)?.data).toEqual({ pack: null });
  });

  test.each(['Exploited', 'YieldsTaken', 'BonusesTaken'] as const)(
    'of %s what was taken, and of a shortage only its own, since that tells how much is behind the screen',
    (type) => {
      const common = { seat: ANN, gain: THREE_RESOURCES, shortOf: 2 };
      const events = {
        Exploited: { type: 'Exploited', data: { ...common, card: 'red-1' } },
        YieldsTaken: { type: 'YieldsTaken', data: { ...common, from: [] } },
        BonusesTaken: { type: 'BonusesTaken', data: { ...common, when: 'urbanize', from: [] } },
      } as const;
      expect(redactEvent(events[type], ann)?.data).toMatchObject({ gain: THREE_RESOURCES, shortOf: 2 });
      expect(redactEvent(events[type], bob)?.data).toMatchObject({ gain: THREE_RESOURCES, shortOf: null });
    },
  );

  test('who is asked in the middle of a round, and not what is still to come', () => {
    const pending = [{ step: 'reveal', seat: BOB }] as const;
    expect(redactEvent({ type: 'GainAsked', data: { seat: ANN, pending } }, bob)?.data).toEqual({ seat: ANN });
    expect(redactEvent({ type: 'GiveBackAsked', data: { pending } }, bob)?.data).toEqual({});
    expect(
      redactEvent({ type: 'TokenPlaceAsked', data: { seat: ANN, letter: 'A', space: '0,2', pending } }, bob)?.data,
    ).toEqual({ seat: ANN, letter: 'A', space: '0,2' });
  });
});
