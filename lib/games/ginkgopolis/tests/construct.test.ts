import { describe, expect, test } from 'vitest';
import type { TileId } from '../components';
import type { SeatState } from '../state';
import { ANN, at, BOB, building, choice, given, resolved, told } from './given';

const RED_CONSTRUCT = 4;
const BOB_WAITS = choice('E', { gain: 'resource' });
const BUILDS_ON_BLUE_7 = { hand: ['blue-7', 'B', 'C', 'D'] } as const;

function givenBlue7(owner: number | null, height: number, ann: Partial<SeatState>) {
  return given({
    players: [
      { ...BUILDS_ON_BLUE_7, ...ann },
      { resources: 3, points: 0 },
    ],
    buildings: { '0,0': building('blue-7', { height, owner }) },
  });
}

function built(state: ReturnType<typeof given>, tile: TileId) {
  return resolved(state, choice('blue-7', { tile }), BOB_WAITS);
}

describe('a building card with a tile', () => {
  test('adds a floor with as many resources as floors, and a construction site', () => {
    const after = built(givenBlue7(null, 2, { tiles: ['blue-9'], resources: 5 }), 'blue-9');
    expect(after.state.buildings['0,0']).toEqual(
      building('blue-9', { height: 3, owner: ANN, resources: 3, site: true }),
    );
    expect(at(after, ANN)).toMatchObject({ resources: 2, points: 5, tiles: [] });
    expect(after.state.coveredTiles).toEqual(['blue-7']);
  });

  test('costs nothing more for the same colour and an equal or higher number', () => {
    const after = built(givenBlue7(null, 1, { tiles: ['blue-20'], resources: 2, points: 0 }), 'blue-20');
    expect(told(after, 'FloorBuilt')[0]).toMatchObject({ height: 2, paid: { resources: 0, points: 0 } });
  });

  test('costs the difference in points for a lower number', () => {
    const after = built(givenBlue7(null, 1, { tiles: ['blue-4'], points: 5 }), 'blue-4');
    expect(told(after, 'FloorBuilt')[0]).toMatchObject({ paid: { resources: 0, points: 3 } });
    expect(at(after, ANN).points).toBe(2);
  });

  test('costs a resource to the general supply for another colour', () => {
    const after = built(givenBlue7(null, 1, { tiles: ['red-9'], resources: 5, supply: 10 }), 'red-9');
    expect(told(after, 'FloorBuilt')[0]).toMatchObject({ paid: { resources: 1, points: 0 } });
    expect(at(after, ANN)).toMatchObject({ resources: 2, supply: 11 });
  });

  test('gives the resources back behind the screen of another owner, and a point for each', () => {
    const after = built(givenBlue7(BOB, 2, { tiles: ['blue-9'] }), 'blue-9');
    expect(told(after, 'ResourcesReturned')).toMatchObject([{ seat: BOB, by: ANN, resources: 2, points: 2 }]);
    // Three, two came back, one from Bob's letter.
    expect(at(after, BOB)).toMatchObject({ resources: 6, points: 2 });
  });

  test('gives no points for the player’s own resources', () => {
    const after = built(givenBlue7(ANN, 2, { tiles: ['blue-9'], points: 5 }), 'blue-9');
    expect(told(after, 'ResourcesReturned')).toMatchObject([{ seat: ANN, resources: 2, points: 0 }]);
    expect(at(after, ANN).points).toBe(5);
  });

  test('gives nothing to anybody for a building that nobody owns', () => {
    expect(told(built(givenBlue7(null, 2, { tiles: ['blue-9'] }), 'blue-9'), 'ResourcesReturned')).toEqual([]);
  });

  test('may use the resources that come back from the player’s own building', () => {
    const after = built(givenBlue7(ANN, 2, { tiles: ['blue-9'], resources: 1 }), 'blue-9');
    expect(after.state.buildings['0,0']).toMatchObject({ height: 3, resources: 3 });
    expect(at(after, ANN).resources).toBe(0);
  });

  test('stays face up with its player, and the construct bonuses come first, without its own', () => {
    const state = given({
      players: [{ hand: ['red-3', 'B', 'C', 'D'], tiles: ['red-9'], characters: [RED_CONSTRUCT] }, {}],
    });
    const after = resolved(state, choice('red-3', { tile: 'red-9' }), BOB_WAITS);
    expect(told(after, 'BonusesTaken')).toMatchObject([{ when: 'construct', from: [RED_CONSTRUCT] }]);
    expect(at(after, ANN).tableau).toEqual(['red-3']);
    expect(after.state.discard).not.toContain('red-3');
    const types = after.events.map(({ type }) => type);
    expect(types.indexOf('BonusesTaken')).toBeLessThan(types.indexOf('CardKept'));
  });
});

describe('worked examples of building a floor', () => {
  test('Bob builds red 5 on Ann’s blue 7 of two floors: 4 resources and 2 points, and Ann gets 2 and 2', () => {
    const state = given({
      players: [
        { points: 0, resources: 0 },
        { ...BUILDS_ON_BLUE_7, tiles: ['red-5'], resources: 4, points: 2 },
      ],
      buildings: { '0,0': building('blue-7', { height: 2, owner: ANN }) },
    });
    const after = resolved(state, choice('A', { gain: 'tile' }), choice('blue-7', { tile: 'red-5' }));
    expect(at(after, ANN)).toMatchObject({ resources: 2, points: 2 });
    expect(at(after, BOB)).toMatchObject({ resources: 0, points: 0, tableau: ['blue-7'] });
    expect(after.state.buildings['0,0']).toMatchObject({ colour: 'red', number: 5, height: 3, owner: BOB });
  });

  test('with 3 resources Bob has to exploit: 2 tiles', () => {
    const state = given({
      players: [{ points: 0 }, { ...BUILDS_ON_BLUE_7, tiles: ['red-5'], resources: 3, points: 2 }],
      buildings: { '0,0': building('blue-7', { height: 2, owner: ANN }) },
    });
    const after = resolved(state, choice('A', { gain: 'resource' }), choice('blue-7', { tile: 'red-5' }));
    expect(told(after, 'FellBackToExploit')).toMatchObject([{ seat: BOB, lacking: 'resources' }]);
    expect(at(after, BOB)).toMatchObject({ resources: 3, points: 2, tableau: [] });
    expect(at(after, BOB).tiles).toHaveLength(3);
  });

  test('blue 9 on one’s own blue 7 of two floors needs one resource from behind the screen', () => {
    const after = built(givenBlue7(ANN, 2, { tiles: ['blue-9'], resources: 1, points: 0 }), 'blue-9');
    expect(told(after, 'FloorBuilt')).toMatchObject([{ height: 3, paid: { resources: 0, points: 0 } }]);
  });
});
