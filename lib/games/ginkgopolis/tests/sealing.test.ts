import { describe, expect, test } from 'vitest';
import { openPrompts } from '../prompts';
import { redactEvent } from '../redact';
import { inPhase } from '../state';
import { viewFor } from '../view';
import { ANN, BOB, choice, given, refusalOf, resolved, seal, when } from './given';

const players = [{ tiles: ['red-9', 'blue-9'] }, {}] as const;
const A_FOR_A_TILE = choice('A', { gain: 'tile' });

describe('a choice', () => {
  test('is asked of everybody at the same time, and the round resolves with the last one', () => {
    const state = given({ players });
    expect(openPrompts(state)).toEqual([
      { id: 'choose-card:4:0', seat: ANN, kind: 'choose-card', settled: false },
      { id: 'choose-card:4:1', seat: BOB, kind: 'choose-card', settled: false },
    ]);
    const one = when(state, BOB, seal(choice('E', { gain: 'tile' })));
    expect(one.events.map(({ type }) => type)).toEqual(['ChoiceSealed']);
    const both = when(one.state, ANN, seal(A_FOR_A_TILE));
    expect(both.state).toMatchObject({ phase: 'choosing', round: 5 });
  });

  test('may be changed until the round resolves', () => {
    const first = when(given({ players }), ANN, seal(A_FOR_A_TILE));
    const second = when(first.state, ANN, seal(choice('B', { tile: 'red-9', tokenTo: '0,3' })));
    expect(inPhase(second.state, 'choosing').choices[ANN]).toMatchObject({ card: 'B', tile: 'red-9' });
    expect(openPrompts(second.state)[ANN]).toMatchObject({ id: 'choose-card:4:0', settled: true });
  });

  test('shows others that it is sealed, and neither what it is nor that it was changed', () => {
    const first = when(given({ players }), ANN, seal(A_FOR_A_TILE));
    const second = when(first.state, ANN, seal(choice('B', { gain: 'tile' })));
    const bob = { role: 'seat', seat: BOB } as const;
    expect(viewFor(first.state, bob).seats[ANN]).toMatchObject({ sealed: true, choice: null, waitingFor: null });
    expect(viewFor(second.state, bob)).toEqual(viewFor(first.state, bob));
    expect(first.events.map((event) => redactEvent(event, bob))).toEqual([
      { type: 'ChoiceSealed', data: { seat: ANN, choice: null, again: false } },
    ]);
    expect(second.events.map((event) => redactEvent(event, bob))).toEqual([undefined]);
  });

  test('is resolved from the first player on, clockwise', () => {
    const state = given({ players: [{}, {}, {}], firstPlayer: 1 });
    const after = resolved(state, A_FOR_A_TILE, choice('E', { gain: 'tile' }), choice('I', { gain: 'tile' }));
    const revealed = after.events.flatMap((event) => (event.type === 'CardRevealed' ? [event.data.seat] : []));
    expect(revealed).toEqual([1, 2, 0]);
  });

  test('keeps only what its card needs', () => {
    const state = given({ players: [{ ...players[0], hand: ['red-1', 'B', 'C', 'D'] }, {}] });
    const sealed = (command: ReturnType<typeof choice>) =>
      inPhase(when(state, ANN, seal(command)).state, 'choosing').choices[ANN];
    expect(sealed(choice('red-1', { gain: 'tile', tokenTo: '0,3' }))).toEqual(choice('red-1'));
    expect(sealed(choice('B', { gain: 'tile', tokenTo: '0,3' }))).toEqual(choice('B', { gain: 'tile' }));
  });
});

describe('a choice is refused', () => {
  test('with a card that is not in the hand', () => {
    expect(refusalOf(given({ players }), ANN, seal(choice('E', { gain: 'tile' })))).toMatchObject({
      reason: 'card-not-in-hand',
      values: { card: 'E' },
    });
  });

  test('with a tile that is not behind the screen', () => {
    expect(refusalOf(given({ players }), ANN, seal(choice('B', { tile: 'red-10', tokenTo: '0,3' })))).toMatchObject({
      reason: 'tile-not-behind-screen',
      values: { tile: 'red-10' },
    });
  });

  test('for a lone letter that names neither resource nor tile', () => {
    expect(refusalOf(given({ players }), ANN, seal(choice('A')))).toMatchObject({ reason: 'gain-missing' });
  });

  test('for a letter with a tile that names no space for the letter', () => {
    expect(refusalOf(given({ players }), ANN, seal(choice('A', { tile: 'red-9' })))).toMatchObject({
      reason: 'token-space-missing',
    });
  });

  test('for a space that is not next to the new tile, or not free', () => {
    const to = (tokenTo: '0,3' | '0,2') => seal(choice('A', { tile: 'red-9', tokenTo }));
    expect(refusalOf(given({ players }), ANN, to('0,3'))).toMatchObject({ reason: 'token-space-not-free' });
    expect(refusalOf(given({ players }), ANN, to('0,2'))).toMatchObject({ reason: 'token-space-not-free' });
  });

  test('and leaves everything as it was', () => {
    const state = given({ players });
    const before = JSON.stringify(state);
    refusalOf(state, ANN, seal(choice('E', { gain: 'tile' })));
    expect(JSON.stringify(state)).toBe(before);
  });
});
