import { describe, expect, test } from 'vitest';
import type { Space } from '../components';
import { START_TOKENS } from '../set-up';
import { ANN, at, BOB, building, choice, given, refusalOf, resolved, seal, told } from './given';

const BOB_WAITS = choice('E', { gain: 'resource' });
const YELLOW_URBANIZE = 8;
const RED_TILE = { tiles: ['red-9'] } as const;

describe('a letter with a tile', () => {
  test('puts the tile where the letter lies, with one resource of its player and a construction site', () => {
    const state = given({ players: [{ ...RED_TILE, resources: 5 }, {}] });
    const after = resolved(state, choice('B', { tile: 'red-9', tokenTo: '0,3' }), BOB_WAITS);
    expect(after.state.buildings['0,2']).toEqual(building('red-9', { owner: ANN, resources: 1, site: true }));
    // One is on the tile, and red 2 below it yields one.
    expect(at(after, ANN)).toMatchObject({ resources: 5, tiles: [] });
  });

  test('costs nothing for number or colour', () => {
    const state = given({ players: [{ tiles: ['red-20'], resources: 1, points: 0 }, {}] });
    const after = resolved(state, choice('B', { tile: 'red-20', tokenTo: '0,3' }), BOB_WAITS);
    expect(told(after, 'Urbanized')).toHaveLength(1);
    expect(told(after, 'FellBackToExploit')).toEqual([]);
  });

  test('moves the letter to the free neighbour that its player named', () => {
    const state = given({ players: [RED_TILE, {}] });
    const after = resolved(state, choice('A', { tile: 'red-9', tokenTo: '-2,2' }), BOB_WAITS);
    expect(after.state.tokens).toEqual({ ...START_TOKENS, A: '-2,2' });
    expect(told(after, 'TokensMoved')[0]).toMatchObject({
      moves: [{ letter: 'A', from: '-1,2', to: '-2,2' }],
      replaced: false,
    });
  });

  test('goes to the discard pile', () => {
    const after = resolved(
      given({ players: [RED_TILE, {}] }),
      choice('B', { tile: 'red-9', tokenTo: '0,3' }),
      BOB_WAITS,
    );
    expect(after.state.discard).toEqual(['B', 'E']);
    expect(at(after, ANN).tableau).toEqual([]);
  });

  test('yields every building next to the new tile in full, from north round to west, and not the tile itself', () => {
    const state = given({
      players: [{ ...RED_TILE, hand: ['E', 'B', 'C', 'A'] }, { hand: ['F', 'G', 'H', 'I'] }],
      tileSupply: ['blue-9', 'blue-10', 'blue-11', 'blue-12'],
      buildings: {
        '2,1': building('blue-20', { height: 2, owner: BOB }),
        '2,-1': building('red-20', { height: 3 }),
      },
      tokens: { ...START_TOKENS, D: '3,1', F: '3,-1' },
    });
    const after = resolved(state, choice('E', { tile: 'red-9', tokenTo: '3,0' }), choice('F', { gain: 'resource' }));
    expect(told(after, 'YieldsTaken')[0]).toMatchObject({
      from: [{ building: 'blue-20' }, { building: 'red-20' }, { building: 'yellow-3' }],
      gain: { resources: 3, tiles: 2, points: 1 },
    });
    expect(at(after, ANN)).toMatchObject({ resources: 7, points: 6, tiles: ['blue-9', 'blue-10'] });
  });

  test('then brings the urbanize bonuses of the tableau', () => {
    const state = given({ players: [{ ...RED_TILE, characters: [YELLOW_URBANIZE], tableau: ['red-2', 'red-3'] }, {}] });
    const after = resolved(state, choice('B', { tile: 'red-9', tokenTo: '0,3' }), BOB_WAITS);
    expect(told(after, 'BonusesTaken')).toMatchObject([{ when: 'urbanize', from: [YELLOW_URBANIZE, 'red-2'] }]);
  });

  test('worked example: tile on B between A and C, so that B must go north, and the tower of two yields 2 points', () => {
    const state = given({
      players: [RED_TILE, {}],
      buildings: { '0,1': building('yellow-2', { height: 2 }), '0,0': building('red-2') },
    });
    expect(refusalOf(state, ANN, seal(choice('B', { tile: 'red-9', tokenTo: '1,2' })))).toMatchObject({
      reason: 'token-space-not-free',
      values: { card: 'B', space: '1,2' },
    });
    const after = resolved(state, choice('B', { tile: 'red-9', tokenTo: '0,3' }), BOB_WAITS);
    expect(after.state.tokens.B).toBe('0,3');
    expect(at(after, ANN).points).toBe(7);
  });
});

describe('a sealed space for a letter that another letter took meanwhile', () => {
  // L may go to (-3,1) or (-2,2); A to (-2,2) or (-1,3).
  const players = [
    { hand: ['L', 'B', 'C', 'D'], tiles: ['red-9'] },
    { hand: ['A', 'F', 'G', 'H'], tiles: ['blue-9'] },
  ] as const;

  test('is replaced by the next free neighbour, clockwise from the wished one', () => {
    const after = resolved(
      given({ players }),
      choice('L', { tile: 'red-9', tokenTo: '-2,2' }),
      choice('A', { tile: 'blue-9', tokenTo: '-2,2' }),
    );
    expect(after.state.tokens).toMatchObject({ L: '-2,2', A: '-1,3' });
    expect(told(after, 'TokensMoved')[1]).toMatchObject({ seat: BOB, wish: '-2,2', replaced: true });
  });
});

describe('a letter whose new tile has no free neighbour', () => {
  // B lies between A and C, and a building stands north of it.
  const north: Readonly<Record<Space, ReturnType<typeof building>>> = {
    '0,3': building('blue-9', { owner: BOB }),
    '1,3': building('blue-10', { owner: BOB }),
  };
  const tokens = { ...START_TOKENS, C: '1,2' } as const;

  test('is pushed the way its player named, and the letters keep their order', () => {
    const state = given({ players: [RED_TILE, {}], buildings: north, tokens });
    const clockwise = resolved(state, choice('B', { tile: 'red-9', tokenTo: 'clockwise' }), BOB_WAITS);
    expect(told(clockwise, 'TokensMoved')[0]?.moves.map(({ letter }) => letter)).toContain('B');
    expect(clockwise.state.tokens.B).toBe(START_TOKENS.C);
    const counter = resolved(state, choice('B', { tile: 'red-9', tokenTo: 'counterclockwise' }), BOB_WAITS);
    expect(counter.state.tokens.B).toBe(START_TOKENS.A);
  });

  test('needs a direction when the choice is sealed, and not a space', () => {
    const state = given({ players: [RED_TILE, {}], buildings: north, tokens });
    expect(refusalOf(state, ANN, seal(choice('B', { tile: 'red-9', tokenTo: '0,3' })))).toMatchObject({
      reason: 'token-needs-push',
    });
  });

  test('takes no direction when a neighbour is free', () => {
    const state = given({ players: [RED_TILE, {}] });
    expect(refusalOf(state, ANN, seal(choice('B', { tile: 'red-9', tokenTo: 'clockwise' })))).toMatchObject({
      reason: 'token-needs-space',
    });
  });
});
