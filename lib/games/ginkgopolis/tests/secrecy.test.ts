import { describe, expect, test } from 'vitest';
import type { Seat, Viewer } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { shuffle } from '@/lib/engine/random';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import type { Choice } from '../commands';
import { evolve } from '../evolve';
import { redactEvent } from '../redact';
import type { GinkgopolisState, SeatState } from '../state';
import { viewFor } from '../view';
import { ANN, BOB } from './given';
import type { Batch } from './random-play';
import { OPTIONS, randomPlay } from './random-play';

/** All four options at two to five seats; more with PROPERTY_RUNS=100. */
const MATCHES = Number(process.env.PROPERTY_RUNS ?? 16);
const VIEWERS: readonly Viewer[] = [{ role: 'seat', seat: ANN }, { role: 'seat', seat: BOB }, { role: 'spectator' }];

function isOwn(viewer: Viewer, seat: Seat): boolean {
  return viewer.role === 'seat' && viewer.seat === seat;
}

/** The pieces of some piles, mixed, in piles of the same sizes. */
function mixed<Piece>(piles: readonly (readonly Piece[])[], random: RandomSource): readonly (readonly Piece[])[] {
  const pieces = shuffle(piles.flat(), random);
  return piles.map(({ length }) => pieces.splice(0, length));
}

function otherHoldings(seat: SeatState, random: RandomSource): Partial<SeatState> {
  const together = seat.resources + seat.supply;
  const resources = random.integer(0, together);
  return { resources, supply: together - resources, points: random.integer(0, 90) };
}

const ANOTHER_CHOICE: Choice = { card: 'L', tile: null, gain: 'tile', tokenTo: null };

/** The same table for the viewer, with everything changed that the viewer may not know. */
function otherWorld(state: GinkgopolisState, viewer: Viewer, random: RandomSource): GinkgopolisState {
  const others = state.seats.flatMap((_, seat) => (isOwn(viewer, seat) ? [] : [seat]));
  const holdings = others.map((seat) => state.seats[seat] as SeatState);
  const [deck = [], ...hands] = mixed([state.deck, ...holdings.map(({ hand }) => hand)], random);
  const [tileSupply = [], removedTiles = [], ...tiles] = mixed(
    [state.tileSupply, state.removedTiles, ...holdings.map((seat) => seat.tiles)],
    random,
  );
  const seats = state.seats.map((before, seat) => {
    const other = others.indexOf(seat);
    if (other < 0) return before;
    return { ...before, ...otherHoldings(before, random), hand: hands[other] ?? [], tiles: tiles[other] ?? [] };
  });
  return otherAnswers({ ...state, deck, tileSupply, removedTiles, seats }, viewer, random);
}

function otherAnswers(state: GinkgopolisState, viewer: Viewer, random: RandomSource): GinkgopolisState {
  const hide = <Answer>(answers: readonly (Answer | null)[], instead: Answer) =>
    answers.map((answer, seat) => (answer === null || isOwn(viewer, seat) ? answer : instead));
  switch (state.phase) {
    case 'drafting': {
      const packs = mixed(state.packs, random);
      return {
        ...state,
        packs: state.packs.map((pack, seat) => (isOwn(viewer, seat) ? pack : (packs[seat] ?? []))),
        picks: hide(state.picks, 27),
        seats: state.seats.map((before, seat) =>
          isOwn(viewer, seat) ? before : { ...before, characters: before.characters.map(() => 27) },
        ),
      };
    }
    case 'choosing':
      return { ...state, choices: hide(state.choices, ANOTHER_CHOICE) };
    case 'resolving':
      return { ...state, choices: hide(state.choices, ANOTHER_CHOICE), pending: [] };
    case 'giving-back':
      return {
        ...state,
        choices: hide(state.choices, ANOTHER_CHOICE),
        giveBacks: hide(state.giveBacks, []),
        pending: [],
      };
    default:
      return state;
  }
}

/** Every state of some matches, the ones in the middle of a command too, since history shows them. */
function everyState(check: (state: GinkgopolisState, seed: number) => void) {
  everyBatch(({ before, events }, seed) => {
    let state = before;
    for (const event of events) {
      state = evolve(state, event);
      check(state, seed);
    }
  });
}

function everyBatch(check: (batch: Batch, seed: number) => void) {
  for (let seed = 0; seed < MATCHES; seed++) {
    const options = OPTIONS[Math.floor(seed / 4) % OPTIONS.length] ?? { characters: 'starter', smallChoices: 'sealed' };
    for (const batch of randomPlay({ seatCount: 2 + (seed % 4), options }, seed)) check(batch, seed);
  }
}

function buildingsNamedIn(value: unknown): readonly string[] {
  return JSON.stringify(value ?? null).match(/(red|yellow|blue)-\d+/g) ?? [];
}

/** Cards and tiles that lie open for the viewer, before the event or after it. */
function openTo(viewer: Viewer, ...states: readonly GinkgopolisState[]): ReadonlySet<string> {
  return new Set(states.flatMap((state) => [...buildingsNamedIn(viewFor(state, viewer)), ...cityTiles(state)]));
}

function cityTiles({ buildings, coveredTiles }: GinkgopolisState): readonly string[] {
  return [...coveredTiles, ...Object.values(buildings).map(({ colour, number }) => `${colour}-${number}`)];
}

describe('what a viewer may not know', () => {
  test('changes nothing in the view: not hands, tiles, amounts, piles or sealed answers', () => {
    everyState((state, seed) => {
      for (const viewer of VIEWERS) {
        const other = otherWorld(state, viewer, seededRandom(seed));
        expect(JSON.stringify(viewFor(other, viewer))).toBe(JSON.stringify(viewFor(state, viewer)));
      }
    });
  });

  test('is named in no event that the viewer is shown', () => {
    everyBatch(({ before, events }) => {
      let state = before;
      for (const event of events) {
        const after = evolve(state, event);
        for (const viewer of VIEWERS) {
          const named = buildingsNamedIn(redactEvent(event, viewer));
          if (named.length === 0) continue;
          const open = openTo(viewer, state, after);
          expect({ type: event.type, hidden: named.filter((id) => !open.has(id)) }).toEqual({
            type: event.type,
            hidden: [],
          });
        }
        state = after;
      }
    });
  });
});

describe('in hindsight', () => {
  test('every hand, screen and sealed choice is shown', () => {
    everyBatch(({ after }) => {
      const view = viewFor(after, { role: 'hindsight' });
      expect(view.seats.map(({ hand, screen }) => [hand, screen?.tiles])).toEqual(
        after.seats.map(({ hand, tiles }) => [hand, tiles]),
      );
      if (after.phase === 'choosing') expect(view.seats.map((seat) => seat.choice)).toEqual(after.choices);
    });
  });
});
