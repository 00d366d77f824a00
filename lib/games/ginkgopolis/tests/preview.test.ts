import { describe, expect, test } from 'vitest';
import type { Choice } from '../commands';
import { defaultChoice, playableTiles, previewChoice, tokenSpacesFor } from '../preview';
import type { BuildingView, GinkgopolisView, Screen, SeatView } from '../view-types';
import { cityWith, seatView, tableView } from './table-view';

const [BOB, ANN] = [0, 1];
const [RED_EXPLOIT, RED_URBANIZE, BLUE_CONSTRUCT] = [7, 1, 3];

const blue7: BuildingView = {
  space: '0,0',
  colour: 'blue',
  number: 7,
  height: 2,
  owner: ANN,
  resources: 2,
  site: false,
};

function choice(some: Partial<Choice> & Pick<Choice, 'card'>): Choice {
  return { tile: null, gain: null, tokenTo: null, ...some };
}

function bobsTable(
  screen: Partial<Screen>,
  { seat = {}, ...some }: Partial<GinkgopolisView> & { seat?: Partial<SeatView> } = {},
): GinkgopolisView {
  return tableView({ seats: [seatView(BOB, screen, seat), seatView(ANN, null)], ...some });
}

describe('a floor on another player’s building', () => {
  const build = choice({ card: 'blue-7', tile: 'red-5' });

  test('returns its resources with a point each, and costs floors, colour and the lower number', () => {
    const view = bobsTable({ resources: 4, points: 2, tiles: ['red-5'] }, { buildings: cityWith(blue7) });
    expect(previewChoice(view, BOB, build)).toMatchObject({
      action: 'construct',
      space: '0,0',
      fallsBack: false,
      pays: [
        { reason: 'floors', resources: 3, points: 0 },
        { reason: 'colour', resources: 1, points: 0 },
        { reason: 'number', resources: 0, points: 2 },
      ],
      gains: [],
      keeps: 'blue-7',
      others: [{ seat: ANN, resources: 2, points: 2 }],
      left: { resources: 0, tiles: 0, points: 0 },
    });
  });

  test.each([
    ['resources', { resources: 3, points: 2 }],
    ['points', { resources: 4, points: 1 }],
  ] as const)('falls back to exploiting when %s lack', (fallsBack, means) => {
    const view = bobsTable(
      { ...means, tiles: ['red-5'] },
      { buildings: cityWith(blue7), seat: { characters: [RED_EXPLOIT] } },
    );
    expect(previewChoice(view, BOB, build)).toMatchObject({
      action: 'exploit',
      fallsBack,
      pays: [],
      gains: [
        { reason: 'yield', goods: { resources: 0, tiles: 2, points: 0 }, from: ['blue-7'] },
        { reason: 'bonus', goods: { resources: 1, tiles: 0, points: 0 }, from: [RED_EXPLOIT] },
      ],
      keeps: null,
      others: [],
      left: { resources: means.resources + 1, tiles: 3, points: means.points },
    });
  });
});

describe('a floor on my own building', () => {
  test('gives its resources back first, so that one more is enough, and costs no fees', () => {
    const view = bobsTable(
      { resources: 1, points: 0, tiles: ['blue-9'] },
      { buildings: cityWith({ ...blue7, owner: BOB }), seat: { characters: [BLUE_CONSTRUCT], tableau: ['yellow-9'] } },
    );
    expect(previewChoice(view, BOB, choice({ card: 'blue-7', tile: 'blue-9' }))).toMatchObject({
      fallsBack: false,
      pays: [{ reason: 'floors', resources: 3, points: 0 }],
      gains: [
        { reason: 'own-resources-back', goods: { resources: 2, tiles: 0, points: 0 } },
        { reason: 'bonus', goods: { resources: 0, tiles: 1, points: 2 }, from: [BLUE_CONSTRUCT, 'yellow-9'] },
      ],
      others: [],
      left: { resources: 0, tiles: 1, points: 2 },
    });
  });
});

describe('a letter with a tile', () => {
  const yellow: BuildingView = { ...blue7, space: '0,1', colour: 'yellow', number: 4 };

  test('urbanizes: one resource, the yield of all neighbours, urbanize bonuses, and where the letter may go', () => {
    const view = bobsTable(
      { resources: 1, points: 0, tiles: ['red-5'] },
      { buildings: cityWith(yellow), seat: { characters: [RED_URBANIZE, RED_EXPLOIT] } },
    );
    expect(previewChoice(view, BOB, choice({ card: 'B', tile: 'red-5' }))).toMatchObject({
      action: 'urbanize',
      space: '0,2',
      pays: [{ reason: 'urbanize', resources: 1, points: 0 }],
      gains: [
        { reason: 'yield', goods: { resources: 0, tiles: 0, points: 2 }, from: ['yellow-4'] },
        { reason: 'bonus', goods: { resources: 1, tiles: 0, points: 0 }, from: [RED_URBANIZE] },
      ],
      tokenSpaces: ['0,3'],
      left: { resources: 1, tiles: 0, points: 2 },
    });
  });

  test('shows the district the tile would stand in, as it scores now and as it would', () => {
    const red = { colour: 'red', height: 1, owner: BOB, resources: 1, site: false } as const;
    const view = bobsTable(
      { resources: 1, tiles: ['red-5'] },
      { buildings: cityWith({ ...red, space: '-1,1', number: 7 }, { ...red, space: '0,1', number: 8 }) },
    );
    const { district } = previewChoice(view, BOB, choice({ card: 'B', tile: 'red-5' }));
    expect(district).toMatchObject({ before: 4, after: 6, view: { first: BOB, second: BOB } });
  });

  test('without a resource becomes a lone letter, which takes what was said for that case, or a resource', () => {
    const view = bobsTable({ resources: 0, tiles: ['red-5'] });
    const tile = goodsOf(view, choice({ card: 'B', tile: 'red-5', gain: 'tile' }));
    expect(tile).toEqual([{ resources: 0, tiles: 1, points: 0 }]);
    expect(goodsOf(view, choice({ card: 'B', tile: 'red-5' }))).toEqual([{ resources: 1, tiles: 0, points: 0 }]);
  });

  test('without a resource takes nothing that is known before it is asked at the table', () => {
    const view = bobsTable({ resources: 0 }, { options: { characters: 'starter', smallChoices: 'table' } });
    expect(goodsOf(view, choice({ card: 'B', tile: 'red-5' }))).toEqual([]);
  });
});

function goodsOf(view: GinkgopolisView, of: Choice) {
  return previewChoice(view, BOB, of).gains.map(({ goods }) => goods);
}

describe('short supplies', () => {
  test('give what is there of my resources, first for the yield, then for bonuses', () => {
    const view = bobsTable(
      { supply: 2 },
      { buildings: cityWith({ ...blue7, colour: 'red' }), seat: { characters: [RED_EXPLOIT] } },
    );
    expect(goodsOf(view, choice({ card: 'red-7' })).map(({ resources }) => resources)).toEqual([2, 0]);
  });

  test('give what is there of tiles after the first exhaustion; before it the give-backs may bring more', () => {
    const buildings = cityWith(blue7);
    const again = bobsTable({}, { buildings, tileSupplyCount: 1, exhaustions: 1 });
    expect(goodsOf(again, choice({ card: 'blue-7' }))).toEqual([{ resources: 0, tiles: 1, points: 0 }]);
    const first = bobsTable({}, { buildings, tileSupplyCount: 1 });
    expect(goodsOf(first, choice({ card: 'blue-7' }))).toEqual([{ resources: 0, tiles: 2, points: 0 }]);
  });
});

describe('what the table offers for a choice', () => {
  test('every tile behind my screen, and nothing of another’s', () => {
    const view = bobsTable({ tiles: ['red-5', 'blue-9'] });
    expect(playableTiles(view, BOB)).toEqual(['red-5', 'blue-9']);
    expect(playableTiles(view, ANN)).toEqual([]);
    expect(() => previewChoice(view, ANN, choice({ card: 'A' }))).toThrow('behind the screen of seat 1');
  });

  test('the free neighbours of the place where the letter lies', () => {
    expect(tokenSpacesFor(tableView(), 'A')).toEqual(['-1,3', '-2,2']);
  });

  test('a first choice that may be sealed as it is', () => {
    expect(defaultChoice(tableView(), 'red-1', 'blue-9')).toEqual(choice({ card: 'red-1', tile: 'blue-9' }));
    expect(defaultChoice(tableView(), 'A')).toEqual(choice({ card: 'A', gain: 'resource' }));
    expect(defaultChoice(tableView(), 'A', 'blue-9')).toEqual(
      choice({ card: 'A', tile: 'blue-9', gain: 'resource', tokenTo: '-1,3' }),
    );
  });

  test('small choices stay open when they are asked at the table', () => {
    const view = tableView({ options: { characters: 'starter', smallChoices: 'table' } });
    expect(defaultChoice(view, 'A', 'blue-9')).toEqual(choice({ card: 'A', tile: 'blue-9' }));
  });
});
