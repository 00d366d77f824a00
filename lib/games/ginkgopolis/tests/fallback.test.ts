import { describe, expect, test } from 'vitest';
import { fallbackCommand } from '../fallback';
import { openPrompts } from '../prompts';
import type { GinkgopolisState } from '../state';
import { ANN, BOB, building, choice, given, resolved, when } from './given';

function fallbackOf(state: GinkgopolisState, seat: number) {
  const prompt = openPrompts(state).find((one) => one.seat === seat);
  if (!prompt) throw new Error(`Seat ${seat} is not asked`);
  return fallbackCommand(state, prompt);
}

describe('whoever does not answer in time', () => {
  test('exploits the tallest building in the hand, and spends neither tile nor token', () => {
    const state = given({
      players: [{ hand: ['A', 'red-1', 'blue-15', 'B'], tiles: ['red-9'] }, {}],
      buildings: { '0,0': building('blue-15', { height: 3, owner: BOB }) },
    });
    expect(fallbackOf(state, ANN)).toEqual({ type: 'SealChoice', data: { choice: choice('blue-15') } });
  });

  test('takes a resource for a letter when there are only letters', () => {
    expect(fallbackOf(given({ players: [{}, {}] }), ANN)).toEqual({
      type: 'SealChoice',
      data: { choice: choice('A', { gain: 'resource' }) },
    });
  });

  test('gives one tile back, so that the match does not end for the others', () => {
    const state = given({ players: [{ tiles: ['red-9', 'red-10'] }, {}], tileSupply: ['blue-9'] });
    const asked = resolved(state, choice('A', { gain: 'tile' }), choice('E', { gain: 'resource' })).state;
    expect(fallbackOf(asked, ANN)).toEqual({ type: 'GiveBackTiles', data: { tiles: ['red-9'] } });
    expect(fallbackOf(asked, BOB)).toEqual({ type: 'GiveBackTiles', data: { tiles: [] } });
  });

  test('at the table takes a resource, and puts a letter on the first free space from north', () => {
    const state = given({ players: [{}, { tiles: ['red-9'], hand: ['L', 'F', 'G', 'H'] }], smallChoices: 'table' });
    const gain = resolved(state, choice('A'), choice('L', { tile: 'red-9' })).state;
    expect(fallbackOf(gain, ANN)).toEqual({ type: 'ChooseGain', data: { gain: 'resource' } });
    const place = when(gain, ANN, fallbackOf(gain, ANN)).state;
    expect(fallbackOf(place, BOB)).toEqual({ type: 'PlaceToken', data: { to: '-2,2' } });
  });
});
