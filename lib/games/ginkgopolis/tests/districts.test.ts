import { describe, expect, test } from 'vitest';
import type { Building } from '../city';
import type { Colour, Space } from '../components';
import { districtsOf } from '../districts';
import { GOLDEN_MATCHES, goldenCity, goldenMatch, goldenSpace } from './golden-match';

const [ANN, BOB, CY] = [0, 1, 2];

function building(colour: Colour, number: number, owner: number | null, height = 1): Building {
  return { colour, number, height, owner, resources: owner === null ? 0 : height, site: false };
}

function districts(buildings: Record<Space, Building>) {
  return districtsOf({ buildings });
}

describe('a district', () => {
  test('is two or more buildings of one colour side by side; a lone building and a diagonal are none', () => {
    const found = districts({
      '0,0': building('red', 1, ANN),
      '1,0': building('red', 2, ANN),
      '2,1': building('red', 3, ANN),
      '0,1': building('blue', 4, ANN),
    });
    expect(found.map(({ colour, spaces }) => ({ colour, spaces }))).toEqual([
      { colour: 'red', spaces: ['0,0', '1,0'] },
    ]);
  });

  test('gives its first all resources in it and its second its own; the third gets nothing', () => {
    const [district] = districts({
      '0,0': building('red', 4, ANN, 3),
      '1,0': building('red', 5, BOB, 2),
      '2,0': building('red', 6, CY),
    });
    expect(district).toMatchObject({
      first: ANN,
      second: BOB,
      resources: [
        { seat: ANN, resources: 3 },
        { seat: BOB, resources: 2 },
        { seat: CY, resources: 1 },
      ],
      points: [
        { seat: ANN, place: 'first', points: 6 },
        { seat: BOB, place: 'second', points: 2 },
      ],
    });
  });

  test('gives a sole owner both places: two points for each resource', () => {
    const [district] = districts({ '0,0': building('red', 4, ANN, 3), '1,0': building('red', 5, ANN) });
    expect(district?.points).toEqual([
      { seat: ANN, place: 'first', points: 4 },
      { seat: ANN, place: 'second', points: 4 },
    ]);
  });

  test('holds unowned buildings, which add no resources', () => {
    const [district] = districts({ '0,0': building('red', 1, null), '1,0': building('red', 5, ANN) });
    expect(district?.points.map(({ points }) => points)).toEqual([1, 1]);
    expect(districts({ '0,0': building('red', 1, null), '1,0': building('red', 2, null) })).toEqual([
      { colour: 'red', spaces: ['0,0', '1,0'], resources: [], first: null, second: null, points: [] },
    ]);
  });

  test('goes, when resources are equal, to the one with the tallest building in it', () => {
    const [district] = districts({
      '0,0': building('red', 4, ANN, 3),
      '1,0': building('red', 5, ANN),
      '2,0': building('red', 19, BOB, 2),
      '3,0': building('red', 20, BOB, 2),
      '4,0': building('red', 6, CY),
    });
    expect(district?.points).toEqual([
      { seat: ANN, place: 'first', points: 9 },
      { seat: BOB, place: 'second', points: 4 },
    ]);
  });

  test('goes, when the tallest buildings are equal too, to the higher number among them', () => {
    const [district] = districts({
      '0,0': building('red', 8, ANN, 2),
      '1,0': building('red', 20, ANN),
      '2,0': building('red', 9, BOB, 2),
      '3,0': building('red', 4, BOB),
    });
    expect([district?.first, district?.second]).toEqual([BOB, ANN]);
  });
});

describe.each(GOLDEN_MATCHES)('%s', (name) => {
  test('ends with the districts of the reference implementation, in their order', () => {
    const { states, scores } = goldenMatch(name).expected;
    const last = states.at(-1);
    if (!last) throw new Error('no state');
    const found = districtsOf(goldenCity(last)).map(({ colour, spaces, resources, first, second }) => ({
      colour,
      spaces,
      resources: resources.reduce((sum, one) => sum + one.resources, 0),
      first,
      second: first === second ? null : second,
      sole: first !== null && first === second,
    }));
    expect(found).toEqual(
      scores.districts.map(({ points, spaces, ...district }) => ({ ...district, spaces: spaces.map(goldenSpace) })),
    );
  });
});
