import { describe, expect, test } from 'vitest';
import type { GinkgopolisCommand } from '../commands';
import type { CardId } from '../components';
import { openPrompts } from '../prompts';
import { inPhase } from '../state';
import { ANN, at, BOB, building, CY, choice, given, refusalOf, resolved, seal, told, when } from './given';

function newHand(...discard: CardId[]): GinkgopolisCommand {
  return { type: 'TakeNewHand', data: { discard } };
}
const ABCD = newHand('A', 'B', 'C', 'D');
const KEEP = { type: 'KeepHand', data: {} } as const;

describe('a New Hand token', () => {
  test('buys four other cards for the whole hand, at once', () => {
    const state = given({ players: [{}, {}], deck: ['I', 'J', 'K', 'L', 'red-1'] });
    const after = when(state, ANN, ABCD);
    expect(at(after, ANN)).toMatchObject({ hand: ['I', 'J', 'K', 'L'], newHandTokens: 1 });
    expect(after.state).toMatchObject({ discard: ['A', 'B', 'C', 'D'], deck: ['red-1'] });
  });

  test('takes a choice back that was sealed before', () => {
    const sealed = when(given({ players: [{}, {}] }), ANN, seal(choice('A', { gain: 'tile' })));
    const after = when(sealed.state, ANN, ABCD);
    expect(inPhase(after.state, 'choosing').choices[ANN]).toBeNull();
    expect(openPrompts(after.state)[ANN]).toMatchObject({ settled: false });
  });

  test('may be spent twice in one round, and not a third time', () => {
    const once = when(given({ players: [{}, {}] }), ANN, ABCD);
    const twice = when(once.state, ANN, newHand(...at(once, ANN).hand));
    expect(at(twice, ANN).newHandTokens).toBe(0);
    expect(refusalOf(twice.state, ANN, newHand(...at(twice, ANN).hand))).toMatchObject({ reason: 'no-new-hand-token' });
  });

  test('is not spent a second time by the same form sent again', () => {
    const once = when(given({ players: [{}, {}] }), ANN, ABCD);
    expect(refusalOf(once.state, ANN, ABCD)).toMatchObject({ reason: 'hand-changed' });
  });

  test('can empty the deck: the discards take part in the new one, and construction sites are finished', () => {
    const state = given({
      players: [{}, {}, {}, {}],
      deck: ['red-1', 'red-2'],
      discard: ['red-3', 'yellow-1'],
      buildings: { '0,2': building('blue-9', { owner: BOB, site: true }) },
    });
    const after = when(state, ANN, ABCD);
    const [rebuilt] = told(after, 'DeckRebuilt');
    expect(rebuilt?.buildings).toEqual(['blue-9']);
    expect(rebuilt?.cards.toSorted()).toEqual(['A', 'B', 'C', 'D', 'blue-9', 'red-3', 'yellow-1']);
    expect(at(after, ANN).hand).toEqual(['red-1', 'red-2', ...(rebuilt?.cards.slice(0, 2) ?? [])]);
    expect(after.state.buildings['0,2']?.site).toBe(false);
  });
});

describe('at the table', () => {
  const players = [{}, { newHandTokens: 0 }, {}] as const;

  function givenNewRound(firstPlayer: number) {
    const state = given({ players, smallChoices: 'table', firstPlayer: (firstPlayer + 2) % 3 });
    return resolved(
      { ...state, seats: state.seats.map((seat, index) => ({ ...seat, hand: HANDS[index] ?? [] })) },
      choice('red-1'),
      choice('red-2'),
      choice('red-3'),
    ).state;
  }
  const HANDS: readonly (readonly CardId[])[] = [
    ['red-1', 'A', 'B', 'C'],
    ['red-2', 'D', 'E', 'F'],
    ['red-3', 'G', 'H', 'I'],
  ];

  test('players with a token are asked about a new hand in turn order, before anybody chooses', () => {
    const asked = givenNewRound(CY);
    expect(openPrompts(asked)).toMatchObject([{ seat: CY, kind: 'new-hand', settled: false }]);
    const next = when(asked, CY, KEEP).state;
    expect(openPrompts(next)).toMatchObject([{ seat: ANN, kind: 'new-hand' }]);
    const all = when(next, ANN, KEEP).state;
    expect(openPrompts(all).map(({ kind }) => kind)).toEqual(['choose-card', 'choose-card', 'choose-card']);
  });

  test('whoever took one is asked again while a token is left', () => {
    const asked = givenNewRound(CY);
    const once = when(asked, CY, newHand(...at({ state: asked }, CY).hand));
    expect(openPrompts(once.state)).toMatchObject([{ seat: CY, id: 'new-hand:5:2:1' }]);
    const twice = when(once.state, CY, newHand(...at(once, CY).hand));
    expect(openPrompts(twice.state)).toMatchObject([{ seat: ANN }]);
  });

  test('a new hand is refused once choosing has begun', () => {
    const state = given({ players, smallChoices: 'table' });
    expect(refusalOf(state, ANN, ABCD)).toMatchObject({ reason: 'new-hand-too-late' });
  });
});
