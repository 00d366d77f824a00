import { describe, expect, test } from 'vitest';
import type { DistrictId } from '../components';
import {
  ANN,
  at,
  BOB,
  build,
  CY,
  cityOf,
  destroy,
  endTurn,
  given,
  graveyard,
  income,
  refusalOf,
  told,
  when,
} from './given';

const THE_REST = [{ is: 'bishop' }, { is: 'merchant' }, { is: 'magician' }] as const;

describe('the Warlord', () => {
  const attack = (options: Parameters<typeof given>[0]['options'], city: readonly DistrictId[], purse: number) =>
    given({
      turn: 'warlord',
      options: options ?? {},
      players: [{ is: 'warlord', gold: purse, city: ['prison'], hand: ['palace'] }, { is: 'king', city }, ...THE_REST],
      soFar: { actionTaken: true },
    });

  test('7: after destroying still has the income', () => {
    const { state } = when(attack({}, ['tavern'], 3), ANN, destroy(BOB, 'tavern'));
    expect(refusalOf(state, ANN, build('palace'))).toBe('no-building-after-destroying');
    expect(at(when(state, ANN, income), ANN).gold).toBe(4);
  });

  test('may destroy an own district, but no Keep', () => {
    const state = attack({}, ['keep'], 5);
    expect(refusalOf(state, ANN, destroy(BOB, 'keep'))).toBe('indestructible');
    expect(cityOf(when(state, ANN, destroy(ANN, 'prison')), ANN)).toEqual([]);
  });

  test('13: pays the full price behind the Great Wall, and 5 for the Wall itself', () => {
    const walled = attack({ greatWall: 'with' }, ['great-wall', 'market'], 5);
    expect(at(when(walled, ANN, destroy(BOB, 'market')), ANN).gold).toBe(3);
    expect(at(when(walled, ANN, destroy(BOB, 'great-wall')), ANN).gold).toBe(0);
  });
});

describe('the Graveyard', () => {
  const table = (keeper: Parameters<typeof given>[0]['players'][number], murdered?: 'king') =>
    given({
      turn: 'warlord',
      players: [
        { is: 'warlord', gold: 9, hand: ['palace'], city: ['prison'] },
        { is: 'merchant', city: ['tavern'] },
        keeper,
        { is: 'bishop' },
      ],
      soFar: { actionTaken: true },
      ...(murdered ? { murdered } : {}),
    });
  const keeper = { is: 'king', gold: 1, city: ['graveyard'] } as const;

  test('9: is asked when the district has left the city, and until it answers nothing else happens', () => {
    const asked = when(table(keeper), ANN, destroy(BOB, 'tavern'));
    expect(cityOf(asked, BOB)).toEqual([]);
    expect(told(asked, 'GraveyardAsked')).toEqual([{ seat: CY, district: 'tavern' }]);
    expect(refusalOf(asked.state, ANN, income)).toBe('not-asked');
    expect(refusalOf(asked.state, ANN, endTurn)).toBe('not-asked');
  });

  test('9: pays the bank one gold for the card, or leaves it under the deck', () => {
    const asked = when(table(keeper), ANN, destroy(BOB, 'tavern')).state;
    const fetched = when(asked, CY, graveyard(true));
    expect([at(fetched, CY).gold, at(fetched, CY).hand]).toEqual([0, ['tavern']]);
    expect(when(asked, CY, graveyard(false)).state.deck.at(-1)).toBe('tavern');
  });

  test('10: works while its owner is murdered, and for what the Warlord destroys of his own', () => {
    expect(when(table(keeper, 'king'), ANN, destroy(BOB, 'tavern')).state.phase).toBe('graveyard');
    expect(when(table(keeper), ANN, destroy(ANN, 'prison')).state.phase).toBe('graveyard');
  });

  test.each([
    ['its owner has no gold', { ...keeper, gold: 0 }],
    ['nobody has it', { is: 'king', gold: 1 } as const],
  ])('does not work if %s', (_, owner) => {
    const played = when(table(owner), ANN, destroy(BOB, 'tavern'));
    expect(told(played, 'DistrictBuried')).toEqual([{ district: 'tavern', declinedBy: null, planned: false }]);
  });

  test('cannot fetch itself, and not for the Warlord', () => {
    expect(when(table(keeper), ANN, destroy(CY, 'graveyard')).state.phase).toBe('playing');
    const own = given({
      turn: 'warlord',
      players: [
        { is: 'warlord', gold: 9, city: ['graveyard', 'prison'] },
        { is: 'merchant', city: ['tavern'] },
        ...THE_REST.slice(0, 1),
        { is: 'king' },
      ],
      soFar: { actionTaken: true },
    });
    expect(told(when(own, ANN, destroy(BOB, 'tavern')), 'GraveyardAsked')).toEqual([]);
  });

  test.each([
    ['always', ['tavern']],
    ['never', []],
  ] as const)('%s answers as was told in advance, without being asked', (answer, hand) => {
    const planned = when(table(keeper), CY, { type: 'PlanGraveyard', data: { answer } }).state;
    const played = when(planned, ANN, destroy(BOB, 'tavern'));
    expect(played.state.phase).toBe('playing');
    expect(at(played, CY).hand).toEqual(hand);
  });
});
