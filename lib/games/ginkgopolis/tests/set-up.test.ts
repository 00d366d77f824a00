import { describe, expect, test } from 'vitest';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { CHARACTER_IDS, characterCard } from '../cards';
import { cardsInOrder } from '../chance';
import { start } from '../decide/start';
import type { GinkgopolisEvent } from '../events';
import { evolve } from '../evolve';
import { START_BUILDINGS, START_SPACES, START_TOKENS, STARTER_SETS } from '../set-up';
import type { GinkgopolisState } from '../state';
import { initialState, turnOrder } from '../state';
import { at, told } from './given';

type Opened = Readonly<{ state: GinkgopolisState; events: readonly GinkgopolisEvent[] }>;

function opened(seatCount: number, seed = 1): Opened {
  const setup = { seatCount, options: { characters: 'starter', smallChoices: 'sealed' } } as const;
  const events = start(setup, seededRandom(seed));
  return { state: events.reduce(evolve, initialState(setup)), events };
}

describe('a match begins', () => {
  test('with the nine tiles 1 to 3 in a square of three, one floor each, without owners', () => {
    const { buildings } = opened(3).state;
    expect(Object.keys(buildings).toSorted()).toEqual(START_SPACES.toSorted());
    const all = Object.values(buildings);
    expect(all.every(({ height, owner, resources, site }) => height === 1 && !owner && !resources && !site)).toBe(true);
    expect(cardsInOrder(all.map(({ colour, number }) => `${colour}-${number}` as const))).toEqual(START_BUILDINGS);
  });

  test('with the letters clockwise round them, from above the north-western tile', () => {
    expect(opened(3).state.tokens).toEqual(START_TOKENS);
  });

  test.each([
    { seats: 2, resources: 25, supply: 45, removed: 6, turnedUp: 7, deck: 6 },
    { seats: 3, resources: 20, supply: 45, removed: 6, turnedUp: 7, deck: 2 },
    { seats: 4, resources: 18, supply: 51, removed: 0, turnedUp: 0, deck: 5 },
    { seats: 5, resources: 16, supply: 51, removed: 0, turnedUp: 0, deck: 1 },
  ])(
    'at $seats seats with $resources resources each, $supply tiles, and $deck cards left after the deal',
    (numbers) => {
      const { state } = opened(numbers.seats);
      const drawn = state.seats.flatMap(({ tiles }) => tiles).length;
      expect(state.tileSupply.length + drawn).toBe(numbers.supply);
      expect(state.removedTiles).toHaveLength(numbers.removed);
      expect(state.discard).toHaveLength(numbers.turnedUp);
      expect(state.deck).toHaveLength(numbers.deck);
      expect(state.seats.map(({ resources, supply }) => resources + supply)).toEqual(
        Array(numbers.seats).fill(numbers.resources),
      );
    },
  );

  test('with a starter set and two New Hand tokens for each, and the items of its three characters', () => {
    const { state } = opened(5);
    for (const { characters, resources, points, tiles, newHandTokens } of state.seats) {
      expect(STARTER_SETS).toContainEqual(characters);
      const starts = characters.map((id) => characterCard(id).start);
      expect(resources).toBe(starts.reduce((sum, one) => sum + one.resources, 0));
      expect(points).toBe(starts.reduce((sum, one) => sum + one.points, 0));
      expect(tiles).toHaveLength(starts.reduce((sum, one) => sum + one.tiles, 0));
      expect(newHandTokens).toBe(2);
    }
    const dealt = state.seats.flatMap(({ characters }) => characters);
    expect([...dealt, ...state.boxedCharacters].toSorted((one, other) => one - other)).toEqual(CHARACTER_IDS);
  });

  test('with tiles drawn in the order of seats, before the first player is drawn', () => {
    const { events } = opened(4);
    const types = events.map(({ type }) => type);
    expect(told({ events }, 'StartingItemsTaken').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(types.lastIndexOf('StartingItemsTaken')).toBeLessThan(types.indexOf('FirstPlayerDrawn'));
    const [shuffled] = told({ events }, 'TileSupplyShuffled');
    const drawn = told({ events }, 'StartingItemsTaken').flatMap(({ tiles }) => tiles);
    expect(drawn).toEqual(shuffled?.tiles.slice(0, drawn.length));
  });

  test('with four cards for each, four at a time from the first player on', () => {
    const { state, events } = opened(4, 3);
    const [shuffled] = told({ events }, 'DeckShuffled');
    const hands = turnOrder(state).map((seat) => at({ state }, seat).hand);
    expect(hands.flat()).toEqual(shuffled?.cards.slice(0, 16));
    expect(hands.every((hand) => hand.length === 4)).toBe(true);
  });

  test('with any seat first, by chance', () => {
    const firsts = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => opened(3, seed).state.firstPlayer));
    expect([...firsts].toSorted()).toEqual([0, 1, 2]);
  });
});
