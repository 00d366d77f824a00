import { describe, expect, test } from 'vitest';
import { scriptedRandom } from '@/tests/support/scripted-random';
import { charactersInOrder, districtsInOrder } from '../chance';
import type { CitadelsCommand } from '../commands';
import { CHARACTER_IDS } from '../components';
import { decide } from '../decide';
import { start } from '../decide/start';
import { evolve } from '../evolve';
import { optionsSchema } from '../options';
import type { CitadelsState } from '../state';
import { initialState, setUpOf } from '../state';
import type { GoldenMatch, GoldenRound, GoldenState, GoldenStep } from './golden-match';
import { GOLDEN_MATCHES, goldenCard, goldenMatch } from './golden-match';

type Transcript = GoldenMatch['transcript'];

/** The given ones first, then the others. */
function startingWith<Item>(first: readonly Item[], all: readonly Item[]): Item[] {
  return [...first, ...all.filter((item) => !first.includes(item))];
}

function shufflesOf({ seats, deck, first_crown, rounds }: Transcript) {
  const cards = deck.map(goldenCard);
  const places = [...Array(seats).keys()];
  const characters = seats === 3 ? CHARACTER_IDS.filter((id) => id !== 'assassin') : CHARACTER_IDS;
  return [
    { from: districtsInOrder(cards), to: cards },
    { from: places, to: startingWith([first_crown], places) },
    ...rounds.flatMap(({ face_up, face_down }) => {
      const open = startingWith(
        face_up,
        characters.filter((id) => id !== 'king'),
      );
      const rest = startingWith(
        [face_down],
        characters.filter((id) => !face_up.includes(id)),
      );
      const dealt = { from: charactersInOrder(rest), to: rest };
      return face_up.length > 0 ? [{ from: charactersInOrder(open), to: open }, dealt] : [dealt];
    }),
  ];
}

/** Plays a transcript, and keeps the state after set-up, after each draft and after each turn. */
class Replay {
  readonly states: CitadelsState[];
  #state: CitadelsState;
  readonly #random: ReturnType<typeof scriptedRandom>;

  constructor(transcript: Transcript) {
    this.#random = scriptedRandom(shufflesOf(transcript));
    const setup = { seatCount: transcript.seats, options: optionsSchema.parse({}) };
    this.#state = start(setup, this.#random).reduce(evolve, initialState(setup));
    this.states = [this.#state];
    for (const round of transcript.rounds) this.#play(round);
  }

  #play({ picks, turns }: GoldenRound) {
    for (const { seat, role } of picks) {
      this.#answer(seat, { type: 'PickCharacter', data: { character: role, bury: null } });
    }
    this.states.push(this.#state);
    for (const { role, steps } of turns) {
      const { round } = this.#state;
      const seat = this.#seatOf(role);
      for (const step of steps) if (this.#isOn(round, role)) this.#step(seat, step);
      this.states.push(this.#state);
    }
  }

  /** A turn in which nothing is left to do has ended without being told. */
  #isOn(round: number, role: string): boolean {
    const state = this.#state;
    return state.round === round && 'turn' in state && state.turn.character === role;
  }

  #seatOf(role: string): number {
    if (this.#state.phase !== 'playing') throw new Error(`Nobody plays while ${this.#state.phase}`);
    expect(this.#state.turn.character).toBe(role);
    return this.#state.turn.seat;
  }

  #step(seat: number, step: GoldenStep) {
    if (step.do === 'draw') {
      this.#answer(seat, { type: 'DrawCards', data: {} });
      const keep = step.keep.map(goldenCard);
      const isAsked = this.#state.phase === 'playing' && this.#state.turn.drawn !== null;
      return isAsked ? this.#answer(seat, { type: 'KeepCards', data: { keep } }) : undefined;
    }
    const answering = this.#state.phase === 'graveyard' ? this.#state.offer.seat : seat;
    return this.#answer(step.do === 'graveyard' ? answering : seat, commandOf(step));
  }

  #answer(seat: number, command: CitadelsCommand) {
    const decision = decide({ ...command, seat }, this.#state, this.#random);
    if (decision.outcome === 'rejected') {
      throw new Error(`Round ${this.#state.round}, seat ${seat}: ${command.type} ${decision.reason}`);
    }
    this.#state = decision.events.reduce(evolve, this.#state);
  }
}

function commandOf(step: Exclude<GoldenStep, Readonly<{ do: 'draw' }>>): CitadelsCommand {
  switch (step.do) {
    case 'gold':
      return { type: 'TakeGold', data: {} };
    case 'income':
      return { type: 'TakeIncome', data: {} };
    case 'smithy':
      return { type: 'UseSmithy', data: {} };
    case 'end':
      return { type: 'EndTurn', data: {} };
    case 'build':
      return { type: 'Build', data: { district: goldenCard(step.district) } };
    case 'assassinate':
      return { type: 'Murder', data: { character: step.role } };
    case 'rob':
      return { type: 'Rob', data: { character: step.role } };
    case 'swap':
      return { type: 'SwapHands', data: { with: step.with } };
    case 'redraw':
      return { type: 'ExchangeCards', data: { cards: step.cards.map(goldenCard) } };
    case 'laboratory':
      return { type: 'UseLaboratory', data: { card: goldenCard(step.card) } };
    case 'destroy':
      return { type: 'Destroy', data: { seat: step.seat, district: goldenCard(step.district) } };
    case 'graveyard':
      return { type: 'AnswerGraveyard', data: { take: step.accept } };
  }
}

const sorted = <Item>(items: readonly Item[]) => items.toSorted();

/** What lies on the table, in the words of the golden matches. */
function tableOf(state: CitadelsState) {
  return {
    crown: state.crown,
    threshold: setUpOf(state).citySize,
    first_complete: state.firstComplete,
    gold: state.seats.map(({ gold }) => gold),
    bank: state.bank,
    hands: state.seats.map(({ hand }) => sorted(hand)),
    cities: state.seats.map(({ city }) => city.map(({ district, round }) => [district, round])),
    deck: state.deck,
  };
}

function goldenTable(state: GoldenState) {
  const { crown, threshold, first_complete, gold, bank, hands, cities, deck } = state;
  return {
    ...{ crown, threshold, first_complete, gold, bank },
    hands: hands.map((hand) => sorted(hand.map(goldenCard))),
    cities: cities.map((city) => city.map(([id, round]) => [goldenCard(id), round])),
    deck: deck.map(goldenCard),
  };
}

/** What is going on in the call. */
function callOf(state: CitadelsState) {
  if (state.phase !== 'playing') return undefined;
  const { turn } = state;
  return {
    round: state.round,
    face_up: sorted(state.faceUp),
    roles: state.roles.map(([role]) => role),
    called: state.called.flatMap(({ character, seat }) => (seat === null ? [] : [character])),
    murdered: state.murdered,
    robbed: state.robbed?.character ?? null,
    turn: {
      role: turn.character,
      seat: turn.seat,
      action_taken: turn.actionTaken,
      built: turn.built,
      income_taken: turn.incomeTaken,
      power_used: turn.powerUsed,
      laboratory_used: turn.laboratoryUsed,
      smithy_used: turn.smithyUsed,
    },
  };
}

function goldenCall({ phase, round, face_up, roles, called, murdered, robbed, turn }: GoldenState) {
  return phase === 'turn' ? { round, face_up: sorted(face_up), roles, called, murdered, robbed, turn } : undefined;
}

describe.each(GOLDEN_MATCHES)('the golden match %s', (name) => {
  const { transcript, expected } = goldenMatch(name);
  const { states } = new Replay(transcript);

  test('comes to the same table after every turn', () => {
    expect(states.map(tableOf)).toEqual(expected.states.map(({ state }) => goldenTable(state)));
  });

  test('calls, murders and robs the same', () => {
    expect(states.map(callOf)).toEqual(expected.states.map(({ state }) => goldenCall(state)));
  });

  test('ends with the same scores and places', () => {
    const last = states.at(-1);
    if (last?.phase !== 'finished') throw new Error('The match is not over');
    const { scores, places } = expected.result;
    expect(last.scores.seats.map(({ rank, ...score }) => ({ ...score, place: rank }))).toEqual(
      scores.map((score) => ({
        seat: score.seat,
        districts: score.districts,
        fiveColours: score.five_colours,
        firstComplete: score.first_complete,
        otherComplete: score.other_complete,
        total: score.total,
        gold: score.gold,
        hauntedAs: score.haunted_as,
        place: places[score.seat],
      })),
    );
  });
});
