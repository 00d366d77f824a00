import { describe, expect, test } from 'vitest';
import type { DistrictId } from '../components';
import { finalScores } from '../scoring';
import type { CitadelsState } from '../state';
import {
  ANN,
  at,
  BOB,
  build,
  CY,
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
  stepBack,
  told,
  when,
} from './given';

const THE_REST = [{ is: 'bishop' }, { is: 'merchant' }, { is: 'magician' }] as const;

const drawnOf = (state: CitadelsState) => ('turn' in state ? (state.turn.drawn ?? []) : []);

describe('the action', () => {
  const withDeck = (deck: readonly DistrictId[], is: 'king' | 'architect' = 'king', city: readonly DistrictId[] = []) =>
    given({ turn: is, deck, players: [{ is, hand: ['palace'], city }, ...THE_REST] });

  test('comes before building, destroying and the end of the turn', () => {
    const state = given({
      turn: 'warlord',
      players: [{ is: 'warlord', hand: ['tavern'], city: ['prison'] }, ...THE_REST],
    });
    for (const command of [build('tavern'), destroy(ANN, 'prison'), endTurn]) {
      expect(refusalOf(state, ANN, command)).toBe('action-first');
    }
    expect(at(when(state, ANN, income), ANN).gold).toBe(3);
  });

  test('2: puts the rejected card under the deck before the Architect draws, so that he may draw it', () => {
    const drawing = when(withDeck(['tavern', 'temple'], 'architect'), ANN, draw);
    expect(at(when(drawing.state, ANN, keep('temple')), ANN).hand).toEqual(['palace', 'temple', 'tavern']);
  });

  test('3: lets nothing come between drawing and keeping', () => {
    const drawing = when(withDeck(['tavern', 'temple', 'church']), ANN, draw).state;
    for (const command of [gold, draw, build('palace'), income, endTurn]) {
      expect(refusalOf(drawing, ANN, command)).toBe('keep-first');
    }
    expect(refusalOf(drawing, ANN, keep('tavern', 'temple'))).toBe('keep-so-many');
    expect(refusalOf(drawing, ANN, keep('church'))).toBe('keep-so-many');
    expect(refusalOf(drawing, ANN, keep())).toBe('keep-so-many');
  });

  test('3: keeps the last card of the deck without asking, and offers no cards when there are none', () => {
    const played = when(withDeck(['tavern']), ANN, draw);
    expect(at(played, ANN).hand).toEqual(['palace', 'tavern']);
    expect(refusalOf(withDeck([]), ANN, draw)).toBe('deck-empty');
  });

  test.each([
    [[], 2, 1],
    [['observatory'], 3, 1],
    [['library'], 2, 2],
    [['library', 'observatory'], 3, 2],
  ] as const)('17: with %j draws %i and keeps %i', (city, drawn, kept) => {
    const played = when(withDeck(['tavern', 'temple', 'church', 'docks'], 'king', city), ANN, draw);
    if (drawn > kept) expect(drawnOf(played.state)).toHaveLength(drawn);
    const after = drawn > kept ? when(played.state, ANN, keep(...drawnOf(played.state).slice(0, kept))) : played;
    expect(at(after, ANN).hand).toHaveLength(1 + kept);
  });

  test('14: puts the others under the deck as they were drawn', () => {
    const drawing = when(withDeck(['tavern', 'temple', 'church', 'docks'], 'king', ['observatory']), ANN, draw);
    expect(when(drawing.state, ANN, keep('temple')).state.deck).toEqual(['docks', 'tavern', 'church']);
  });

  test('5: takes what a limited bank has left, even nothing', () => {
    const poor = given({
      turn: 'merchant',
      bank: 1,
      options: { bank: 'limited' },
      players: [{ is: 'merchant', gold: 0, hand: ['palace'] }, { is: 'king' }, { is: 'bishop' }, { is: 'thief' }],
    });
    const played = when(poor, ANN, gold);
    expect([at(played, ANN).gold, played.state.bank]).toEqual([1, 0]);
    expect(told(when({ ...poor, bank: 0 }, ANN, gold), 'GoldTaken')).toEqual([{ seat: ANN, amount: 0, extra: 0 }]);
  });
});

describe('districts that do something', () => {
  const smithOwner = (deck: readonly DistrictId[], purse = 3) =>
    given({
      turn: 'king',
      deck,
      players: [{ is: 'king', gold: purse, hand: ['palace'], city: ['smithy', 'laboratory'] }, ...THE_REST],
    });

  test('4: the Smithy costs 3 for one card as well, and nothing can be had from an empty deck', () => {
    const played = when(smithOwner(['tavern']), ANN, smithy);
    expect([at(played, ANN).gold, at(played, ANN).hand]).toEqual([0, ['palace', 'tavern']]);
    expect(refusalOf(smithOwner([]), ANN, smithy)).toBe('deck-empty');
    expect(refusalOf(smithOwner(['tavern'], 2), ANN, smithy)).toBe('too-little-gold');
  });

  test('6: an income of nothing is refused, so that nobody loses it by accident', () => {
    const state = given({ turn: 'king', players: [{ is: 'king', hand: ['palace'] }, ...THE_REST] });
    expect(refusalOf(state, ANN, income)).toBe('income-nothing');
  });

  test('15: Laboratory and Smithy work in the turn they are built', () => {
    const state = given({
      turn: 'architect',
      players: [{ is: 'architect', gold: 12, hand: ['laboratory', 'smithy', 'palace'] }, ...THE_REST],
    });
    const played = when(state, ANN, [gold, build('smithy'), smithy, build('laboratory'), laboratory('palace')]);
    expect(told(played, 'LaboratoryUsed')).toEqual([{ seat: ANN, card: 'palace', amount: 1 }]);
  });

  test('a district of the same name is refused, a second Keep too', () => {
    const state = given({
      turn: 'king',
      players: [{ is: 'king', gold: 9, hand: ['keep', 'palace'], city: ['keep'] }, ...THE_REST],
      soFar: { actionTaken: true },
    });
    expect(refusalOf(state, ANN, build('keep'))).toBe('district-twice');
  });

  test('16: the Haunted City stands for the colour that is missing, unless it was built in the final round', () => {
    const city = (round: number) => [
      'manor' as const,
      'temple' as const,
      'tavern' as const,
      'keep' as const,
      { district: 'haunted-city' as const, round },
    ];
    const score = (round: number) =>
      finalScores(given({ turn: 'king', round: 9, players: [{ is: 'king', city: city(round) }, ...THE_REST] }))[ANN];
    expect(score(8)).toMatchObject({ fiveColours: 3, hauntedAs: 'red' });
    expect(score(9)).toMatchObject({ fiveColours: 0, hauntedAs: 'purple' });
  });
});

describe('crown, murder and the end', () => {
  test('11: a face-up discard may be robbed without effect, and the Assassin never, with three players too', () => {
    const three = given({
      turn: 'thief',
      players: [{ is: 'thief', hand: ['palace'] }, { is: 'king' }, { is: 'bishop' }],
    });
    expect(refusalOf(three, ANN, rob('assassin'))).toBe('not-to-be-named');
    const table = { ...three, faceUp: ['warlord'] as const };
    expect(told(when(table, ANN, rob('warlord')), 'TargetNamed')).toHaveLength(1);
  });

  const murderedKing = (murderedKingOption: 'heir' | 'no-heir', complete = false) =>
    given({
      turn: 'merchant',
      crown: ANN,
      murdered: 'king',
      options: { murderedKing: murderedKingOption },
      players: [
        { is: 'merchant', hand: [], city: complete ? districts(8) : [] },
        { is: 'king' },
        { is: 'assassin' },
        { is: 'bishop' },
      ],
    });

  test('12: a murdered King is revealed at the end of the round, and takes the crown then', () => {
    const played = when(murderedKing('heir'), ANN, [gold, endTurn]);
    expect(told(played, 'VictimRevealed')).toEqual([{ seat: BOB, character: 'king' }]);
    expect(played.state.crown).toBe(BOB);
    expect(when(murderedKing('no-heir'), ANN, [gold, endTurn]).state.crown).toBe(ANN);
  });

  test('12: in the final round, too', () => {
    const played = when(murderedKing('heir', true), ANN, [gold, income, endTurn]);
    expect(played.state.phase).toBe('finished');
    expect(played.state.crown).toBe(BOB);
  });

  test('21: murdered and absent characters are called alike, and neither has a turn', () => {
    const state = given({
      turn: 'assassin',
      players: [{ is: 'assassin', hand: ['palace'] }, { is: 'thief' }, { is: 'warlord', hand: [] }, { is: 'bishop' }],
    });
    const played = when(state, ANN, [murder('thief'), gold, endTurn]);
    expect(told(played, 'CharacterCalled').slice(0, 3)).toEqual([
      { character: 'thief', seat: null },
      { character: 'magician', seat: null },
      { character: 'king', seat: null },
    ]);
  });

  test('20: equal totals share a place only if districts and gold are equal, too', () => {
    const players = (golds: readonly [number, number]) => [
      { is: 'king', city: ['tavern', 'market'], gold: golds[0] } as const,
      { is: 'thief', city: ['temple', 'church'], gold: golds[1] } as const,
      { is: 'bishop', city: [] } as const,
      { is: 'merchant', city: [] } as const,
    ];
    const ranks = (golds: readonly [number, number]) =>
      finalScores(given({ turn: 'king', players: players(golds) })).map(({ rank }) => rank);
    expect(ranks([2, 2])).toEqual([1, 1, 3, 3]);
    expect(ranks([2, 3])).toEqual([2, 1, 3, 3]);
  });
});

describe('taking a step back', () => {
  const state = given({
    turn: 'king',
    players: [{ is: 'king', hand: ['palace', 'tavern'], city: ['manor', 'laboratory'] }, ...THE_REST],
  });

  test('restores the table exactly, step by step, while nobody has learned anything', () => {
    const played = when(state, ANN, [income, laboratory('palace'), gold, stepBack, stepBack, stepBack]);
    expect(played.state).toEqual(state);
  });

  test('ends with the first step that shows somebody something', () => {
    const built = when(state, ANN, [gold, build('tavern')]).state;
    expect(refusalOf(built, ANN, stepBack)).toBe('nothing-to-take-back');
    expect(refusalOf(state, ANN, stepBack)).toBe('nothing-to-take-back');
    const drawn = when(state, ANN, draw).state;
    expect(refusalOf(when(drawn, ANN, keep(...drawnOf(drawn).slice(0, 1))).state, ANN, stepBack)).toBe(
      'nothing-to-take-back',
    );
  });

  test('leaves what others have told in advance in the meantime', () => {
    const taken = when(state, ANN, gold).state;
    const planned = when(taken, BOB, { type: 'PlanGraveyard', data: { answer: 'never' } }).state;
    expect(at(when(planned, ANN, stepBack), BOB).orders.graveyard).toBe('never');
  });

  test('the Magician’s exchange shows him cards and stands', () => {
    const magician = given({
      turn: 'magician',
      players: [{ is: 'magician', hand: ['tavern', 'palace'] }, { is: 'king' }, { is: 'bishop' }, { is: 'thief' }],
    });
    const exchanged = when(magician, ANN, exchange('tavern')).state;
    expect(refusalOf(exchanged, ANN, stepBack)).toBe('nothing-to-take-back');
  });
});

describe('an end by agreement', () => {
  const late = (round: number) =>
    given({ turn: 'king', round, players: [{ is: 'king', hand: ['palace'] }, ...THE_REST] });
  const propose = { type: 'ProposeEnd', data: {} } as const;
  const agree = (yes: boolean) => ({ type: 'AnswerEnd', data: { agree: yes } }) as const;

  test('19: can be proposed after forty rounds, and ends the match when everybody agrees', () => {
    expect(refusalOf(late(40), ANN, propose)).toBe('end-too-early');
    const proposed = when(late(41), ANN, propose).state;
    const two = when(when(proposed, BOB, agree(true)).state, CY, agree(true)).state;
    expect(two.phase).toBe('playing');
    expect(when(two, DAN, agree(true)).state.phase).toBe('finished');
  });

  test('19: one who plays on ends the question for this round', () => {
    const refused = when(when(late(41), ANN, propose).state, BOB, agree(false)).state;
    expect(refusalOf(refused, CY, agree(true))).toBe('not-asked');
    expect(refusalOf(refused, ANN, propose)).toBe('end-proposed-already');
  });
});
