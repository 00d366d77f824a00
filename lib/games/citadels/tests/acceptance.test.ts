import { describe, expect, test } from 'vitest';
import { deckCards } from '../districts';
import { finalScores } from '../scoring';
import {
  ANN,
  at,
  BOB,
  build,
  CY,
  cityOf,
  DAN,
  destroy,
  districts,
  draw,
  endTurn,
  exchange,
  given,
  gold,
  income,
  keep,
  laboratory,
  murder,
  refusalOf,
  rob,
  smithy,
  swap,
  told,
  when,
} from './given';

/* Acceptance tests of the rules, by their numbers: each was a mistake of another implementation. */

describe('the Warlord and what he may destroy', () => {
  test.each([
    ['market', 1, 1],
    ['tavern', 0, 0],
  ] as const)('1: the Warlord destroys the %s with %i gold for one less than it cost', (district, has, pays) => {
    const state = given({
      turn: 'warlord',
      players: [
        { is: 'warlord', gold: has },
        { is: 'thief', city: [district, 'prison'] },
        { is: 'king' },
        { is: 'merchant' },
      ],
      soFar: { actionTaken: true },
    });

    const played = when(state, ANN, destroy(BOB, district));

    expect(told(played, 'DistrictDestroyed')[0]?.price).toBe(pays);
    expect(cityOf(played, BOB)).toEqual(['prison']);
    expect(at(played, ANN).gold).toBe(has - pays);
  });

  const bishops = (murdered?: 'bishop') =>
    given({
      turn: 'warlord',
      players: [{ is: 'warlord', gold: 5 }, { is: 'bishop', city: ['temple'] }, { is: 'assassin' }, { is: 'merchant' }],
      soFar: { actionTaken: true },
      ...(murdered ? { murdered } : {}),
    });

  test('2: a living Bishop protects the own city, and nothing is paid for trying', () => {
    expect(refusalOf(bishops(), ANN, destroy(BOB, 'temple'))).toBe('bishops-city');
  });

  test('3: a murdered Bishop protects nothing', () => {
    expect(cityOf(when(bishops('bishop'), ANN, destroy(BOB, 'temple')), BOB)).toEqual([]);
  });

  test.each([
    [7, 5, { length: 'short' }],
    [8, 4, {}],
    [10, 3, {}],
  ] as const)(
    '4: a complete city of %i districts is safe, with %i players, and one fewer is not',
    (size, seats, options) => {
      const others = (['king', 'merchant', 'thief'] as const).slice(0, seats - 2).map((is) => ({ is }));
      const withCity = (count: number) => ({ is: 'magician', city: districts(count) }) as const;
      const table = (count: number) =>
        given({
          turn: 'warlord',
          options,
          players: [{ is: 'warlord', gold: 5 }, withCity(count), ...others],
          soFar: { actionTaken: true },
        });

      expect(refusalOf(table(size), ANN, destroy(BOB, 'tavern'))).toBe('city-complete');
      expect(cityOf(when(table(size - 1), ANN, destroy(BOB, 'tavern')), BOB)).toHaveLength(size - 2);
    },
  );
});

describe('the call, and who is murdered or robbed', () => {
  test('5: the Thief has the gold before its victim does anything, and what is earned later is not his', () => {
    const state = given({
      turn: 'king',
      robbed: 'warlord',
      players: [
        { is: 'king', hand: [] },
        { is: 'warlord', gold: 6, hand: ['palace'], city: ['prison'] },
        { is: 'thief', gold: 1 },
        { is: 'magician' },
      ],
    });

    const called = when(state, ANN, [gold, endTurn]);
    const later = when(called.state, BOB, income);

    expect([at(called, CY).gold, at(called, BOB).gold]).toEqual([7, 0]);
    expect([at(later, CY).gold, at(later, BOB).gold]).toEqual([7, 1]);
  });

  test('6: the murdered rank alone loses its turn', () => {
    const state = given({
      turn: 'assassin',
      players: [{ is: 'assassin', hand: ['palace'] }, { is: 'magician' }, { is: 'king' }, { is: 'bishop' }],
    });

    const afterKilling = when(state, ANN, [murder('king'), gold, endTurn]);
    const afterMagician = when({ ...afterKilling.state }, BOB, [gold, endTurn]);

    expect(told(afterKilling, 'CharacterCalled').map(({ character, seat }) => [character, seat])).toEqual([
      ['thief', null],
      ['magician', BOB],
    ]);
    expect(told(afterMagician, 'CharacterCalled').map(({ character, seat }) => [character, seat])).toEqual([
      ['king', null],
      ['bishop', DAN],
    ]);
  });

  test.each(['assassin', 'thief', 'bishop'] as const)(
    '7: the Thief cannot name the %s, and may name another',
    (who) => {
      const state = given({
        turn: 'thief',
        murdered: 'bishop',
        players: [{ is: 'thief', hand: ['palace'] }, { is: 'assassin' }, { is: 'bishop' }, { is: 'king' }],
      });

      expect(refusalOf(state, ANN, rob(who))).toBe('not-to-be-named');
      expect(told(when(state, ANN, rob('king')), 'TargetNamed')).toHaveLength(1);
    },
  );

  test('8: the crown moves in mid-round, and the ranks after it are called for their owners', () => {
    const state = given({
      turn: 'magician',
      crown: ANN,
      players: [
        { is: 'merchant' },
        { is: 'magician', hand: ['palace'] },
        { is: 'bishop' },
        { is: 'king' },
        { is: 'warlord' },
      ],
    });

    const crowned = when(state, BOB, [swap(ANN), gold, endTurn]);
    const next = when(crowned.state, DAN, [gold, endTurn]);

    expect(crowned.state.crown).toBe(DAN);
    expect(told(next, 'CharacterCalled')).toEqual([{ character: 'bishop', seat: CY }]);
    const after = when(next.state, CY, [gold, endTurn]);
    expect(told(after, 'CharacterCalled')).toEqual([{ character: 'merchant', seat: ANN }]);
  });
});

describe('what is done once in a turn', () => {
  test('9: the Merchant gets one gold with cards, too, and the Architect two cards with gold and no fourth district', () => {
    const merchant = given({
      turn: 'merchant',
      players: [{ is: 'merchant', hand: ['palace'] }, { is: 'king' }, { is: 'thief' }, { is: 'bishop' }],
    });
    const drawn = when(merchant, ANN, draw);
    const kept = 'turn' in drawn.state ? (drawn.state.turn.drawn ?? []) : [];
    expect(at(when(drawn.state, ANN, keep(...kept.slice(0, 1))), ANN).gold).toBe(3);

    const architect = given({
      turn: 'architect',
      players: [
        { is: 'architect', gold: 9, hand: ['tavern', 'market', 'temple', 'watchtower'] },
        { is: 'king' },
        { is: 'thief' },
        { is: 'bishop' },
      ],
    });
    const rich = when(architect, ANN, gold);
    expect(told(rich, 'ArchitectDrew')[0]?.cards).toHaveLength(2);
    const three = when(rich.state, ANN, [build('tavern'), build('market'), build('temple')]);
    expect(told(three, 'ArchitectDrew')).toEqual([]);
    // Nothing is left to do then, and the turn has ended by itself.
    expect(refusalOf(three.state, ANN, build('watchtower'))).toBe('not-asked');
  });

  test('10: a power is used once, by its own character, in its own turn', () => {
    const playing = (turn: 'assassin' | 'thief' | 'magician' | 'king', powerUsed = false) =>
      given({
        turn,
        players: [
          { is: 'assassin', hand: ['palace'], city: ['laboratory', 'smithy'], gold: 9 },
          { is: 'thief', hand: ['palace'] },
          { is: 'magician', hand: ['castle'] },
          { is: 'king', hand: ['castle'], city: ['manor'] },
        ],
        soFar: { powerUsed },
      });

    expect(refusalOf(playing('assassin', true), ANN, murder('king'))).toBe('power-used');
    expect(refusalOf(playing('thief', true), BOB, rob('king'))).toBe('power-used');
    expect(refusalOf(playing('magician', true), CY, swap(ANN))).toBe('power-used');
    expect(refusalOf(playing('thief'), BOB, murder('king'))).toBe('not-your-power');
    expect(refusalOf(playing('thief'), ANN, murder('king'))).toBe('not-asked');
    const smithed = when(playing('assassin'), ANN, smithy).state;
    expect(refusalOf(smithed, ANN, smithy)).toBe('building-used');
    const laboured = when(playing('assassin'), ANN, laboratory('palace')).state;
    expect(refusalOf(laboured, ANN, laboratory('palace'))).toBe('building-used');
    const earned = when(playing('king'), DAN, income).state;
    expect(refusalOf(earned, DAN, income)).toBe('income-taken');
  });
});

describe('building and destroying in one turn', () => {
  test('11: the Warlord builds and then destroys, and afterwards does neither again', () => {
    const state = given({
      turn: 'warlord',
      players: [
        { is: 'warlord', gold: 9, hand: ['tavern', 'market'], city: ['prison'] },
        { is: 'thief', city: ['temple', 'docks'] },
        { is: 'king' },
        { is: 'merchant' },
      ],
    });

    const { state: after } = when(state, ANN, [gold, build('tavern'), destroy(BOB, 'temple')]);

    expect(refusalOf(after, ANN, destroy(BOB, 'docks'))).toBe('power-used');
    expect(refusalOf(after, ANN, build('market'))).toBe('no-building-after-destroying');
  });

  test.each(['thief', 'magician', 'assassin', 'architect'] as const)(
    '12: the School of Magic pays the %s nothing',
    (is) => {
      const state = given({
        turn: is,
        players: [{ is, city: ['school-of-magic'] }, { is: 'king' }, { is: 'bishop' }, { is: 'merchant' }],
      });
      expect(refusalOf(state, ANN, income)).toBe('no-income');
    },
  );

  test('12: the School of Magic pays the King as a noble district', () => {
    const state = given({
      turn: 'king',
      players: [
        { is: 'king', gold: 0, city: ['manor', 'castle', 'school-of-magic'] },
        { is: 'thief' },
        { is: 'bishop' },
        { is: 'merchant' },
      ],
    });
    expect(at(when(state, ANN, income), ANN).gold).toBe(3);
  });

  test.each(['university', 'dragon-gate'] as const)(
    '13: the %s is worth 8 points, and costs 5 to destroy',
    (district) => {
      const state = given({
        turn: 'warlord',
        players: [{ is: 'warlord', gold: 5 }, { is: 'thief', city: [district] }, { is: 'king' }, { is: 'merchant' }],
        soFar: { actionTaken: true },
      });
      expect(finalScores(state)[BOB]?.districts).toBe(8);
      expect(at(when(state, ANN, destroy(BOB, district)), ANN).gold).toBe(0);
    },
  );

  test('14: nine districts are complete, too: 4 points for who was first, 2 for the other', () => {
    const state = given({
      turn: 'king',
      firstComplete: BOB,
      players: [
        { is: 'king', city: districts(9) },
        { is: 'thief', city: districts(9) },
        { is: 'bishop' },
        { is: 'merchant' },
      ],
    });
    const [ann, bob] = finalScores(state);
    expect([ann?.otherComplete, ann?.firstComplete]).toEqual([2, 0]);
    expect([bob?.otherComplete, bob?.firstComplete]).toEqual([0, 4]);
  });

  test('15: the Magician exchanges one of two equal cards, and no card is lost', () => {
    const state = given({
      turn: 'magician',
      players: [
        { is: 'magician', hand: ['tavern', 'tavern', 'temple'] },
        { is: 'king' },
        { is: 'thief' },
        { is: 'bishop' },
      ],
    });
    const top = state.deck[0];

    const played = when(state, ANN, exchange('tavern'));

    expect(at(played, ANN).hand).toEqual(['tavern', 'temple', top]);
    expect(played.state.deck.at(-1)).toBe('tavern');
    const cards = [...played.state.deck, ...at(played, ANN).hand];
    expect(cards).toHaveLength(deckCards({ greatWall: false }).length);
  });
});
