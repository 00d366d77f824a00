import { describe, expect, test } from 'vitest';
import type { Building, City } from '../city';
import type { BuildingId, CharacterId, Space } from '../components';
import type { FinalHoldings } from '../scoring';
import { finalScores } from '../scoring';
import { START_TOKENS } from '../set-up';
import { GOLDEN_MATCHES, goldenCity, goldenMatch, goldenTile } from './golden-match';

const ANN = 0;
const [RED_EXPLOIT, RED_URBANIZE] = [7, 1];

function holdings(some: Partial<FinalHoldings> = {}): FinalHoldings {
  return { points: 0, characters: [], tableau: [], newHandTokens: 0, ...some };
}

function cityOf(...buildings: readonly Pick<Building, 'colour' | 'number' | 'height'>[]): City {
  // On every second space, so that no districts arise.
  const places = buildings.map((one, index): [Space, Building] => [
    `${2 * index},0`,
    { ...one, owner: ANN, resources: one.height, site: false },
  ]);
  return { buildings: Object.fromEntries(places), tokens: START_TOKENS };
}

function cardPoints(tableau: readonly BuildingId[], city: City, characters: readonly CharacterId[] = []) {
  const { seats } = finalScores({ city, seats: [holdings({ tableau, characters })] });
  return seats[ANN]?.cards;
}

describe('an = card', () => {
  const city = cityOf(
    { colour: 'red', number: 4, height: 1 },
    { colour: 'red', number: 5, height: 2 },
    { colour: 'blue', number: 6, height: 3 },
    { colour: 'yellow', number: 7, height: 4 },
  );

  test.each([
    ['red-10', 2, 'red buildings'],
    ['red-11', 1, 'yellow buildings'],
    ['red-12', 1, 'blue buildings'],
    ['yellow-11', 2, 'red buildings'],
    ['blue-14', 2, 'buildings of one or two floors'],
    ['blue-15', 6, 'buildings of three floors or more, three points each'],
    ['yellow-20', 9, 'nothing: nine points'],
  ] as const)('%s scores %i for %s', (card, points, _counted) => {
    expect(cardPoints([card], city)).toEqual([{ card, points }]);
  });

  test('counts kept cards and characters with a bonus for an action, two points each', () => {
    expect(cardPoints(['red-16', 'blue-7', 'blue-8'], city, [RED_EXPLOIT, RED_URBANIZE])).toEqual([
      { card: 'red-16', points: 4 },
    ]);
  });

  test('counts kept cards and characters of its colour, itself included, two points each', () => {
    expect(cardPoints(['red-7', 'red-13', 'red-18', 'red-19'], city, [])?.at(-1)).toEqual({
      card: 'red-19',
      points: 8,
    });
    expect(cardPoints(['red-19'], city, [RED_EXPLOIT])).toEqual([{ card: 'red-19', points: 4 }]);
  });
});

describe('the final score', () => {
  test('adds points held, = cards, two for each unused New Hand token, and districts', () => {
    const resources = 2;
    const city: City = {
      buildings: {
        '0,0': { colour: 'red', number: 9, height: 2, owner: ANN, resources, site: false },
        '1,0': { colour: 'red', number: 1, height: 1, owner: null, resources: 0, site: false },
      },
      tokens: START_TOKENS,
    };
    const [ann] = finalScores({ city, seats: [holdings({ points: 5, tableau: ['red-20'], newHandTokens: 2 })] }).seats;
    expect(ann).toEqual({
      seat: ANN,
      held: 5,
      cards: [{ card: 'red-20', points: 9 }],
      newHandTokens: 4,
      districts: [
        { district: 0, place: 'first', points: 2 },
        { district: 0, place: 'second', points: 2 },
      ],
      total: 22,
      rank: 1,
    });
  });

  test('shares the rank between equal totals, and the next one comes after them', () => {
    const seats = [3, 8, 8, 1].map((points) => holdings({ points }));
    const scores = finalScores({ city: cityOf(), seats });
    expect(scores.seats.map(({ rank }) => rank)).toEqual([3, 1, 1, 4]);
  });
});

describe.each(GOLDEN_MATCHES)('%s', (name) => {
  test('scores as the reference implementation does, card by card and district by district', () => {
    const { states, scores } = goldenMatch(name).expected;
    const last = states.at(-1);
    if (!last) throw new Error('no state');
    const seats = last.seats.map(({ points, characters, tableau, new_hand_tokens: newHandTokens }) => ({
      points,
      characters,
      tableau: tableau.map(goldenTile),
      newHandTokens,
    }));
    const found = finalScores({ city: goldenCity(last), seats });
    expect(found.seats.map(({ rank }) => rank)).toEqual(scores.ranking);
    for (const [seat, expected] of scores.seats.entries()) {
      const score = found.seats[seat];
      expect(score).toMatchObject({
        held: expected.points,
        newHandTokens: expected.new_hand_tokens,
        total: expected.total,
      });
      expect(score?.cards).toEqual(expected.cards.map(([tile, points]) => ({ card: goldenTile(tile), points })));
      expect(score?.districts).toEqual(
        expected.districts.flatMap(({ district, place, points }) =>
          place === 'sole'
            ? [
                { district, place: 'first', points: points / 2 },
                { district, place: 'second', points: points / 2 },
              ]
            : [{ district, place, points }],
        ),
      );
    }
  });
});
