import { describe, expect, test } from 'vitest';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import type { CharacterId } from '../components';
import { decide } from '../decide';
import { picker } from '../decide/draft';
import { start } from '../decide/start';
import { evolve } from '../evolve';
import type { CitadelsOptions } from '../options';
import { optionsSchema } from '../options';
import type { CitadelsState, Drafting } from '../state';
import { initialState, inPhase } from '../state';

function opened(seatCount: number, options: Partial<CitadelsOptions> = {}, seed = 1): Drafting {
  const setup = { seatCount, options: optionsSchema.parse(options) };
  return inPhase(start(setup, seededRandom(seed)).reduce(evolve, initialState(setup)), 'drafting');
}

/** The seat whose pick it is keeps the first card offered, and lays the last one aside where it must. */
function pick(state: Drafting, buries: boolean): CitadelsState {
  const [character] = state.offered;
  const seat = picker(state) ?? 0;
  const bury = buries ? (state.offered.at(-1) ?? null) : null;
  if (!character) throw new Error('Nothing is offered');
  const decision = decide({ type: 'PickCharacter', data: { character, bury }, seat }, state, seededRandom(1));
  if (decision.outcome === 'rejected') throw new Error(decision.reason);
  return decision.events.reduce(evolve, state);
}

/** How many cards are offered at each pick, and to which place from the crown. */
function courseOf(first: Drafting, buries: readonly boolean[]) {
  const offers: (readonly [number, number])[] = [];
  let state: CitadelsState = first;
  for (const buried of buries) {
    const drafting = inPhase(state, 'drafting');
    offers.push([
      ((picker(drafting) ?? 0) - first.crown + first.seats.length) % first.seats.length,
      drafting.offered.length,
    ]);
    state = pick(drafting, buried);
  }
  return { offers, state };
}

const never = (count: number) => Array.from({ length: count }, () => false);

describe('the draft', () => {
  test.each([
    [3, 2, [4, 3, 2]],
    [4, 2, [5, 4, 3, 2]],
    [5, 1, [6, 5, 4, 3, 2]],
    [6, 0, [7, 6, 5, 4, 3, 2]],
    [7, 0, [7, 6, 5, 4, 3, 2, 2]],
  ])('of %i players lays %i cards open and passes %j', (seats, faceUp, cards) => {
    const first = opened(seats);
    const { offers, state } = courseOf(first, never(seats));
    expect(first.faceUp).toHaveLength(faceUp);
    expect(offers).toEqual(cards.map((count, place) => [place, count]));
    expect(state.phase).not.toBe('drafting');
  });

  test('of seven gives the last the card that lies face down to choose from', () => {
    const first = opened(7);
    let state: CitadelsState = first;
    for (let place = 0; place < 6; place++) state = pick(inPhase(state, 'drafting'), false);
    expect(inPhase(state, 'drafting').offered).toContain(first.faceDown);
  });

  test('of three has no Assassin, or two characters each where the table wants that', () => {
    const one = opened(3);
    expect([...one.faceUp, ...one.offered, one.faceDown]).not.toContain('assassin');
    const { offers, state } = courseOf(opened(3, { threePlayers: 'two-characters' }), never(6));
    expect(offers.map(([place]) => place)).toEqual([0, 1, 2, 0, 1, 2]);
    expect('roles' in state && state.roles.map((own) => own.length)).toEqual([2, 2, 2]);
  });

  test('of two gives each two characters, and each lays one aside', () => {
    const { offers, state } = courseOf(opened(2), [false, true, true, false]);
    expect(offers).toEqual([
      [0, 7],
      [1, 6],
      [0, 4],
      [1, 2],
    ]);
    expect('roles' in state && state.roles.map((own) => own.length)).toEqual([2, 2]);
  });

  test('never lays the King open', () => {
    for (let seed = 1; seed <= 200; seed++) expect(opened(4, {}, seed).faceUp).not.toContain('king');
  });

  test('lets the King be the card face down now and then', () => {
    const seeds = Array.from({ length: 200 }, (_, index) => opened(5, {}, index + 1).faceDown);
    expect(seeds.filter((faceDown) => faceDown === 'king').length).toBeGreaterThan(10);
  });
});

describe('a plan for the draft', () => {
  const planned = (state: Drafting, seat: number, characters: CharacterId[]) => {
    const decision = decide({ type: 'PlanDraft', data: { characters }, seat }, state, seededRandom(1));
    if (decision.outcome === 'rejected') throw new Error(decision.reason);
    return inPhase(decision.events.reduce(evolve, state), 'drafting');
  };

  test('keeps the first wish that is offered, without a question, and is used once', () => {
    const first = opened(4);
    const next = (first.crown + 1) % 4;
    const [kept, ...others] = first.offered;
    const wish = others.at(-1);
    if (!kept || !wish) throw new Error('Nothing is offered');
    const state = inPhase(pick(planned(first, next, [kept, wish]), false), 'drafting');
    expect(state.roles[next]).toEqual([wish]);
    expect(picker(state)).toBe((first.crown + 2) % 4);
    expect(state.seats[next]?.orders.draft).toEqual([]);
  });

  test('asks when none of the wishes is offered', () => {
    const first = opened(4);
    const next = (first.crown + 1) % 4;
    const [out] = first.faceUp;
    if (!out) throw new Error('Nothing lies open');
    expect(picker(inPhase(pick(planned(first, next, [out]), false), 'drafting'))).toBe(next);
  });

  test('changes nothing at once, not even for who is asked', () => {
    const first = opened(4);
    const after = planned(first, first.crown, [...first.offered]);
    expect(after.step).toBe(0);
    expect(picker(after)).toBe(first.crown);
  });
});
