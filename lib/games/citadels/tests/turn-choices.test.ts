import { describe, expect, test } from 'vitest';
import type { MatchSetup, Seat } from '@/lib/engine/game-definition';
import { cardsToKeep, turnChoices } from '../board/turn-choices';
import type { CitadelsCommand } from '../commands';
import { refusalOf } from '../decide';
import { legalCommands } from '../legal-commands';
import type { CitadelsOptions } from '../options';
import { optionsSchema } from '../options';
import { openPrompts } from '../prompts';
import type { Playing } from '../state';
import { viewFor } from '../view';
import type { CitadelsView } from '../view-types';
import { statesOf } from './random-play';

const STEPS = 250;

/** The tables at which somebody takes a turn, in a match of random legal commands. */
function* turns(setup: MatchSetup<CitadelsOptions>, seed: number): Generator<Playing> {
  for (const state of statesOf(setup, { seed, steps: STEPS })) if (state.phase === 'playing') yield state;
}

const seen = (state: Playing) => viewFor(state, { role: 'seat', seat: state.turn.seat });

/** Every command that the board could make of its choices, with whether it offers it. */
function onOffer(view: CitadelsView): ReadonlyMap<string, boolean> {
  const choices = turnChoices(view);
  if (!choices) return new Map();
  const { gold, cards, income, builds, namings, swaps, exchange, destructions } = choices;
  const { smithy, experiments, back, end, proposal } = choices;
  const all = [gold, cards, income, ...builds, ...namings, ...swaps, exchange, ...destructions];
  const made = [...all, smithy, ...experiments, back, end, proposal].flatMap((choice) => choice ?? []);
  return new Map(made.map(({ command, refusal }) => [JSON.stringify(command), refusal === undefined]));
}

const SETUPS: readonly (readonly [string, MatchSetup<CitadelsOptions>])[] = [
  ['two players', { seatCount: 2, options: optionsSchema.parse({}) }],
  ['three with one character', { seatCount: 3, options: optionsSchema.parse({}) }],
  ['three with two characters', { seatCount: 3, options: optionsSchema.parse({ threePlayers: 'two-characters' }) }],
  [
    'a limited bank and the Great Wall',
    { seatCount: 4, options: optionsSchema.parse({ bank: 'limited', greatWall: 'with' }) },
  ],
  ['a short match of five', { seatCount: 5, options: optionsSchema.parse({ length: 'short' }) }],
  ['seven players', { seatCount: 7, options: optionsSchema.parse({}) }],
];

describe.each(SETUPS)('The board, with %s', (_, setup) => {
  test.each([1, 2])('offers exactly what the rules accept, from what the player sees alone (match %i)', (seed) => {
    for (const state of turns(setup, seed)) {
      if (state.turn.drawn) continue;
      const offer = onOffer(seen(state));
      for (const [command, isOffered] of offer) {
        const refused = refusalOf({ ...(JSON.parse(command) as CitadelsCommand), seat: state.turn.seat }, state);
        expect([command, isOffered]).toEqual([command, refused === undefined]);
      }
      for (const command of legalOf(state)) expect(offer.get(JSON.stringify(command))).toBe(true);
    }
  });

  test('gives the reason that the rules would give', () => {
    for (const state of turns(setup, 4)) {
      const { builds = [], destructions = [] } = turnChoices(seen(state)) ?? {};
      for (const { command, refusal } of [...builds, ...destructions]) {
        expect(refusal).toEqual(refusalOf({ ...command, seat: state.turn.seat }, state));
      }
    }
  });

  test('asks for as many of the drawn cards as the rules keep', () => {
    for (const state of turns(setup, 5)) {
      if (!state.turn.drawn) continue;
      const [keep] = legalOf(state);
      if (keep?.type !== 'KeepCards') throw new Error('Cards are drawn, and nothing is kept');
      expect(cardsToKeep(seen(state))).toBe(keep.data.keep.length);
    }
  });

  test('offers nothing to those whose turn it is not', () => {
    for (const state of turns(setup, 6)) {
      const other: Seat = (state.turn.seat + 1) % state.seats.length;
      const view = viewFor(state, { role: 'seat', seat: other });
      expect(turnChoices(view)).toBeUndefined();
    }
  });
});

/** A sample of what the Magician may exchange is in the list: the board makes those of the cards that are picked. */
function legalOf(state: Playing): readonly CitadelsCommand[] {
  const prompt = openPrompts(state).find(({ kind }) => kind === 'take-turn');
  if (!prompt) throw new Error('Nobody is asked to take the turn');
  return legalCommands(state, prompt).filter(
    (command) =>
      command.type !== 'ExchangeCards' || command.data.cards.length === state.seats[state.turn.seat]?.hand.length,
  );
}
