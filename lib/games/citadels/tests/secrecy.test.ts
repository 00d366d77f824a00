import { describe, expect, test } from 'vitest';
import type { Seat, Viewer } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { shuffle } from '@/lib/engine/random';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import type { CharacterId } from '../components';
import { decide } from '../decide';
import { start } from '../decide/start';
import { evolve } from '../evolve';
import { legalCommands } from '../legal-commands';
import { optionsSchema } from '../options';
import { openPrompts } from '../prompts';
import type { CitadelsState } from '../state';
import { initialState } from '../state';
import { viewFor } from '../view';

const MATCHES = 12;
/** Every so many steps the table is looked at. */
const LOOK_EVERY = 7;

function anyOf<Item>(items: readonly Item[], random: RandomSource): Item {
  const item = items[random.integer(0, items.length - 1)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

function* moments(seatCount: number, seed: number): Generator<CitadelsState> {
  const random = seededRandom(seed);
  const setup = { seatCount, options: optionsSchema.parse({}) };
  let state = start(setup, random).reduce(evolve, initialState(setup));
  for (let step = 0; state.phase !== 'finished'; step++) {
    if (step % LOOK_EVERY === 0) yield state;
    const prompt = anyOf(
      openPrompts(state).filter(({ settled }) => !settled),
      random,
    );
    const command = anyOf(legalCommands(state, prompt), random);
    const decision = decide({ ...command, seat: prompt.seat }, state, random);
    if (decision.outcome === 'rejected') throw new Error(decision.reason);
    state = decision.events.reduce(evolve, state);
  }
}

const knows = (viewer: Viewer, seat: Seat) => viewer.role === 'seat' && viewer.seat === seat;

/** All cards that the viewer cannot see, dealt anew: hands as large as before, and a deck as high. */
function withOtherCards<State extends CitadelsState>(state: State, viewer: Viewer, random: RandomSource): State {
  const unseen = state.seats.flatMap(({ hand }, seat) => (knows(viewer, seat) ? [] : hand));
  const cards = shuffle([...unseen, ...state.deck], random);
  const seats = state.seats.map((own, seat) =>
    knows(viewer, seat) ? own : { ...own, hand: cards.splice(0, own.hand.length) },
  );
  return { ...state, seats, deck: cards };
}

/** Others may have told anything in advance. */
function withOtherOrders<State extends CitadelsState>(state: State, viewer: Viewer): State {
  const orders = { draft: ['king', 'thief'] as const, graveyard: 'never' as const };
  return { ...state, seats: state.seats.map((own, seat) => (knows(viewer, seat) ? own : { ...own, orders })) };
}

/**
 * Characters that the viewer cannot place, given out anew among those who have not answered a call, and the hidden ones:
 * who was called in vain may be murdered, or out of the round.
 */
function withOtherRoles(state: CitadelsState, viewer: Viewer, random: RandomSource): CitadelsState {
  if (!('roles' in state) || state.phase === 'finished') return state;
  const calls = 'called' in state ? state.called : [];
  const called = calls.flatMap(({ character, seat }) => (seat === null ? [] : [character]));
  const isFree = (seat: Seat, character: CharacterId) => !knows(viewer, seat) && !called.includes(character);
  const hidden = state.hidden.filter((character) => !called.includes(character));
  const pool = shuffle(
    [...state.roles.flatMap((own, seat) => own.filter((character) => isFree(seat, character))), ...hidden],
    random,
  );
  const roles = state.roles.map((own, seat) =>
    own.map((character) => (isFree(seat, character) ? (pool.shift() ?? character) : character)),
  );
  return { ...state, roles, hidden: [...state.hidden.filter((character) => called.includes(character)), ...pool] };
}

describe.each([3, 4, 7])('at a table of %i', (seatCount) => {
  const viewers: readonly Viewer[] = [
    { role: 'seat', seat: 0 },
    { role: 'seat', seat: seatCount - 1 },
    { role: 'spectator' },
  ];

  test.each(viewers)('%j sees the same, whatever cards, characters and orders the others have', (viewer) => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const random = seededRandom(seed);
      for (const state of moments(seatCount, seed)) {
        const other = withOtherRoles(withOtherOrders(withOtherCards(state, viewer, random), viewer), viewer, random);
        expect(viewFor(other, viewer)).toEqual(viewFor(state, viewer));
      }
    }
  });

  test('but other cards in the own hand are seen', () => {
    const [state] = moments(seatCount, 1);
    if (!state) throw new Error('Nothing was played');
    const other = withOtherCards(state, { role: 'spectator' }, seededRandom(2));
    const own: Viewer = { role: 'seat', seat: 0 };
    expect(viewFor(other, own)).not.toEqual(viewFor(state, own));
  });
});
