import { describe, expect, test } from 'vitest';
import { ANN, at, BOB, building, CY, choice, given, resolved, told } from './given';

const THREE = [choice('A', { gain: 'resource' }), choice('E', { gain: 'resource' }), choice('I', { gain: 'resource' })];

describe('after a round', () => {
  test('everybody gets the three unused cards of the right-hand neighbour', () => {
    const after = resolved(given({ players: [{}, {}, {}] }), ...THREE);
    expect(at(after, BOB).hand.slice(0, 3)).toEqual(['B', 'C', 'D']);
    expect(at(after, CY).hand.slice(0, 3)).toEqual(['F', 'G', 'H']);
    expect(at(after, ANN).hand.slice(0, 3)).toEqual(['J', 'K', 'L']);
  });

  test('the first player card travels with the hand', () => {
    expect(resolved(given({ players: [{}, {}, {}] }), ...THREE).state).toMatchObject({ firstPlayer: BOB, round: 5 });
  });

  test('all draw up to four from the new first player on', () => {
    const state = given({ players: [{}, {}, {}], deck: ['red-1', 'red-2', 'red-3', 'blue-1'] });
    const after = resolved(state, ...THREE);
    expect(told(after, 'CardsDrawn')).toEqual([
      {
        draws: [
          { seat: BOB, cards: ['red-1'] },
          { seat: CY, cards: ['red-2'] },
          { seat: ANN, cards: ['red-3'] },
        ],
      },
    ]);
  });
});

describe('the deck', () => {
  const site = building('blue-9', { owner: BOB, site: true });

  test('is rebuilt the moment its last card is drawn, and the draw goes on', () => {
    const state = given({
      players: [{}, {}, {}],
      deck: ['red-1'],
      discard: ['red-2', 'red-3', 'yellow-1', 'yellow-2', 'yellow-3', 'blue-1', 'blue-2'],
      buildings: { '0,2': site },
    });
    const after = resolved(state, ...THREE);
    const [rebuilt] = told(after, 'DeckRebuilt');
    expect(told(after, 'CardsDrawn').map(({ draws }) => draws.map(({ seat }) => seat))).toEqual([[BOB], [CY, ANN]]);
    expect(rebuilt?.cards).toHaveLength(7 + 3 + 1);
    expect(at(after, CY).hand[3]).toBe(rebuilt?.cards[7]);
  });

  test('is rebuilt also when the last card is the last that was needed', () => {
    const state = given({ players: [{}, {}, {}], deck: ['red-1', 'red-2', 'red-3'], discard: ['blue-1', 'blue-2'] });
    const after = resolved({ ...state, seats: state.seats }, ...THREE);
    expect(told(after, 'DeckRebuilt')).toHaveLength(1);
  });

  test('gets the cards of all construction sites, whose sites are gone', () => {
    const state = given({
      players: [{}, {}, {}],
      deck: ['red-1'],
      discard: ['red-2', 'red-3', 'yellow-1', 'yellow-2', 'yellow-3', 'blue-1', 'blue-2'],
      buildings: { '0,2': site, '0,0': building('red-15', { owner: ANN, height: 2 }) },
    });
    const after = resolved(state, ...THREE);
    expect(told(after, 'DeckRebuilt')).toMatchObject([{ buildings: ['blue-9'] }]);
    expect(Object.values(after.state.buildings).some((one) => one.site)).toBe(false);
  });

  test.each([
    { seats: 2, turnedUp: 7 },
    { seats: 3, turnedUp: 7 },
    { seats: 4, turnedUp: 0 },
  ])('at $seats seats begins with $turnedUp cards turned up as the new discard pile', ({ seats, turnedUp }) => {
    const players = Array.from({ length: seats }, () => ({}));
    const letters = ['A', 'E', 'I', 'red-1'] as const;
    const choices = letters.slice(0, seats).map((card) => choice(card, { gain: 'resource' }));
    const discard = ['red-20', 'red-19', 'red-18', 'red-17', 'red-16', 'red-15', 'red-14', 'red-13'] as const;
    const after = resolved(given({ players, deck: ['blue-2'], discard }), ...choices);
    const [rebuilt] = told(after, 'DeckRebuilt');
    expect(after.state.discard).toEqual(rebuilt?.cards.slice(0, turnedUp));
  });

  test('never gets back a card that somebody keeps', () => {
    const state = given({
      players: [{ hand: ['red-1', 'B', 'C', 'D'], tiles: ['red-9'] }, {}, {}],
      deck: ['blue-1'],
      discard: ['red-2', 'red-3', 'yellow-1', 'yellow-2', 'yellow-3', 'blue-2', 'blue-3'],
    });
    const after = resolved(state, choice('red-1', { tile: 'red-9' }), ...THREE.slice(1));
    expect(at(after, ANN).tableau).toEqual(['red-1']);
    // The new building's site was just set: its card comes in instead.
    expect(told(after, 'DeckRebuilt')[0]?.cards).toContain('red-9');
    expect(told(after, 'DeckRebuilt')[0]?.cards).not.toContain('red-1');
  });
});
