import { describe, expect, test } from 'vitest';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { CHARACTER_IDS } from '../cards';
import { start } from '../decide/start';
import { evolve } from '../evolve';
import { openPrompts } from '../prompts';
import { redactEvent } from '../redact';
import type { Drafting, GinkgopolisState } from '../state';
import { initialState, inPhase } from '../state';
import { viewFor } from '../view';
import { ANN, at, BOB, CY, refusalOf, told, when } from './given';

const SEATS = [ANN, BOB, CY];

function givenDraft(): Drafting {
  const setup = { seatCount: 3, options: { characters: 'draft', smallChoices: 'sealed' } } as const;
  return inPhase(start(setup, seededRandom(5)).reduce(evolve, initialState(setup)), 'drafting');
}

function pick(character: number) {
  return { type: 'PickCharacter', data: { character } } as const;
}

/** Everybody keeps the first character of the pack. */
function allPick(state: GinkgopolisState) {
  let played = { state, events: [] as ReturnType<typeof when>['events'] };
  for (const seat of SEATS) {
    const [first] = inPhase(played.state, 'drafting').packs[seat] ?? [];
    played = when(played.state, seat, pick(first ?? 0));
  }
  return played;
}

describe('the character draft', () => {
  test('offers four of all 27 characters to each player at the same time', () => {
    const state = givenDraft();
    expect(state.packs.map((pack) => pack.length)).toEqual([4, 4, 4]);
    expect([...state.packs.flat(), ...state.boxedCharacters].toSorted((one, other) => one - other)).toEqual(
      CHARACTER_IDS,
    );
    expect(openPrompts(state).map(({ id }) => id)).toEqual([
      'pick-character:1:0',
      'pick-character:1:1',
      'pick-character:1:2',
    ]);
  });

  test('passes what is left of a pack to the left when everybody has picked', () => {
    const before = givenDraft();
    const after = inPhase(allPick(before).state, 'drafting');
    expect(after.packs[BOB]).toEqual(before.packs[ANN]?.slice(1));
    expect(after.packs[ANN]).toEqual(before.packs[CY]?.slice(1));
    expect(at({ state: after }, ANN).characters).toEqual(before.packs[ANN]?.slice(0, 1));
  });

  test('ends after three picks: the last card of each pack goes to the box, and the first round begins', () => {
    const third = allPick(allPick(allPick(givenDraft()).state).state);
    expect(third.state.phase).toBe('choosing');
    expect(third.state.seats.map(({ characters, hand }) => [characters.length, hand.length])).toEqual([
      [3, 4],
      [3, 4],
      [3, 4],
    ]);
    expect(third.state.boxedCharacters).toHaveLength(27 - 9);
    expect(told(third, 'StartingItemsTaken')).toHaveLength(3);
  });

  test('lets a pick be changed until everybody has picked', () => {
    const state = givenDraft();
    const [first = 0, second = 0] = state.packs[ANN] ?? [];
    const changed = when(when(state, ANN, pick(first)).state, ANN, pick(second));
    expect(inPhase(changed.state, 'drafting').picks).toEqual([second, null, null]);
  });

  test('shows others that somebody has picked, and neither what nor that it was changed', () => {
    const state = givenDraft();
    const [first = 0, second = 0] = state.packs[ANN] ?? [];
    const once = when(state, ANN, pick(first));
    const changed = when(once.state, ANN, pick(second));
    const bob = { role: 'seat', seat: BOB } as const;
    expect(once.events.map((event) => redactEvent(event, bob))).toEqual([
      { type: 'CharacterPicked', data: { seat: ANN, character: null, again: false } },
    ]);
    expect(changed.events.map((event) => redactEvent(event, bob))).toEqual([undefined]);
    expect(viewFor(changed.state, { role: 'seat', seat: ANN }).seats[ANN]).toMatchObject({ pick: second });
    expect(viewFor(changed.state, bob).seats[ANN]).toMatchObject({ pick: null, sealed: true });
  });

  test('keeps picks secret until it is over', () => {
    const { state } = allPick(givenDraft());
    expect(viewFor(state, { role: 'seat', seat: ANN }).seats.map(({ characters }) => characters.length)).toEqual([
      1, 0, 0,
    ]);
    expect(viewFor(state, { role: 'spectator' })).toMatchObject({ draftPack: null });
  });

  test('refuses a character that is not in the pack', () => {
    const state = givenDraft();
    const foreign = state.packs[BOB]?.[0] ?? 0;
    expect(refusalOf(state, ANN, pick(foreign))).toMatchObject({ reason: 'character-not-offered' });
  });
});
