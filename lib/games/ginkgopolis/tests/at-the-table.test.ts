import { describe, expect, test } from 'vitest';
import { openPrompts } from '../prompts';
import { inPhase } from '../state';
import { viewFor } from '../view';
import { ANN, at, BOB, building, choice, given, refusalOf, resolved, told, when } from './given';

const players = [{ tiles: ['red-9'] }, {}] as const;
const GAIN_TILE = { type: 'ChooseGain', data: { gain: 'tile' } } as const;

function placeToken(to: '-2,2' | '-1,3' | '0,2' | 'clockwise') {
  return { type: 'PlaceToken', data: { to } } as const;
}

describe('with small choices at the table', () => {
  test('a sealed choice names only card and tile', () => {
    const state = given({ players, smallChoices: 'table' });
    const after = when(state, ANN, {
      type: 'SealChoice',
      data: { choice: choice('A', { tile: 'red-9', gain: 'tile' }) },
    });
    expect(inPhase(after.state, 'choosing').choices[ANN]).toEqual(choice('A', { tile: 'red-9' }));
  });

  test('a lone letter asks its player for a resource or a tile, and the round goes on after the answer', () => {
    const asked = resolved(given({ players, smallChoices: 'table' }), choice('A'), choice('E'));
    expect(openPrompts(asked.state)).toEqual([
      { id: 'choose-gain:4:0', seat: ANN, kind: 'choose-gain', settled: false },
    ]);
    const answered = when(asked.state, ANN, GAIN_TILE);
    expect(told(answered, 'TilesDrawn')).toMatchObject([{ seat: ANN }]);
    expect(openPrompts(answered.state)).toMatchObject([{ seat: BOB, kind: 'choose-gain' }]);
  });

  test('a letter whose tile could not be paid asks as well', () => {
    const state = given({ players: [{ tiles: ['red-9'], resources: 0 }, {}], smallChoices: 'table' });
    const asked = resolved(state, choice('A', { tile: 'red-9' }), choice('E'));
    expect(told(asked, 'FellBackToExploit')).toHaveLength(1);
    expect(openPrompts(asked.state)).toMatchObject([{ seat: ANN, kind: 'choose-gain' }]);
  });

  test('a letter asks where it goes after its tile lies, before the neighbours yield', () => {
    const asked = resolved(given({ players, smallChoices: 'table' }), choice('A', { tile: 'red-9' }), choice('E'));
    expect(asked.events.map(({ type }) => type).slice(-2)).toEqual(['Urbanized', 'TokenPlaceAsked']);
    expect(viewFor(asked.state, { role: 'seat', seat: ANN }).tokenToPlace).toEqual({
      letter: 'A',
      at: '-1,2',
      free: ['-1,3', '-2,2'],
    });
    const placed = when(asked.state, ANN, placeToken('-2,2'));
    expect(placed.state.tokens.A).toBe('-2,2');
    expect(placed.events.map(({ type }) => type).slice(0, 2)).toEqual(['TokensMoved', 'YieldsTaken']);
  });

  test('a letter that can go to one space only goes there without a question', () => {
    const state = given({ players: [{ tiles: ['red-9'] }, {}], smallChoices: 'table' });
    const after = resolved(state, choice('B', { tile: 'red-9' }), choice('E'));
    expect(after.state.tokens.B).toBe('0,3');
    expect(openPrompts(after.state)).toMatchObject([{ seat: BOB }]);
  });

  test('a letter without a free neighbour asks for a direction', () => {
    const state = given({ players, smallChoices: 'table', buildings: { '0,3': building('blue-9') } });
    const asked = resolved(state, choice('B', { tile: 'red-9' }), choice('E'));
    expect(viewFor(asked.state, { role: 'seat', seat: ANN }).tokenToPlace?.free).toEqual([]);
    expect(refusalOf(asked.state, ANN, placeToken('-1,3'))).toMatchObject({ reason: 'token-needs-push' });
    expect(told(when(asked.state, ANN, placeToken('clockwise')), 'TokensMoved')).toHaveLength(1);
  });

  test('a space that is not free, and an answer to another question, are refused', () => {
    const asked = resolved(given({ players, smallChoices: 'table' }), choice('A', { tile: 'red-9' }), choice('E'));
    expect(refusalOf(asked.state, ANN, placeToken('0,2'))).toMatchObject({ reason: 'token-space-not-free' });
    expect(refusalOf(asked.state, ANN, GAIN_TILE)).toMatchObject({ reason: 'not-asked' });
    expect(refusalOf(asked.state, BOB, placeToken('-2,2'))).toMatchObject({ reason: 'not-asked' });
  });

  test('a question may interrupt a round that the tile supply interrupts again', () => {
    const state = given({ players: [{}, { tiles: ['blue-9'] }], smallChoices: 'table', tileSupply: ['red-9'] });
    const gained = when(resolved(state, choice('A'), choice('E')).state, ANN, GAIN_TILE);
    expect(gained.state.phase).toBe('giving-back');
    const ann = when(gained.state, ANN, { type: 'GiveBackTiles', data: { tiles: ['red-9'] } });
    const bob = when(ann.state, BOB, { type: 'GiveBackTiles', data: { tiles: [] } });
    expect(at(bob, ANN).points).toBe(6);
    expect(openPrompts(bob.state)).toMatchObject([{ seat: BOB, kind: 'choose-gain' }]);
  });
});
