import { describe, expect, test } from 'vitest';
import type { MatchSetup } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { scriptedRandom } from '@/tests/support/scripted-random';
import { CHARACTER_IDS } from '../cards';
import { cardsInOrder, numbersInOrder } from '../chance';
import type { GinkgopolisCommand } from '../commands';
import type { CardId } from '../components';
import { decide } from '../decide';
import { start } from '../decide/start';
import type { EventType, GinkgopolisEvent } from '../events';
import { evolve } from '../evolve';
import type { GinkgopolisOptions } from '../options';
import { STARTER_SETS } from '../set-up';
import type { GinkgopolisState } from '../state';
import { initialState } from '../state';
import type { EndTrigger, FinalScores } from '../view-types';
import type { GoldenMatch } from './golden-match';
import { GOLDEN_MATCHES, goldenCard, goldenCity, goldenMatch, goldenTarget, goldenTile } from './golden-match';

type Transcript = GoldenMatch['transcript'];
type GoldenState = GoldenMatch['expected']['states'][number];

function ofCards(to: readonly CardId[]) {
  return { from: cardsInOrder(to), to };
}

function ofNumbers(to: readonly number[]) {
  return { from: numbersInOrder(to), to };
}

/** The given ones first, then the others. */
function startingWith<Item>(first: readonly Item[], all: readonly Item[]): Item[] {
  return [...first, ...all.filter((item) => !first.includes(item))];
}

function tableShuffles({ start_tiles, tile_supply, deck, discard }: Transcript) {
  const tiles = tile_supply.map(goldenTile);
  const cityTiles = start_tiles.flat().map(goldenTile);
  const removed = allTiles().filter((tile) => !tiles.includes(tile) && !cityTiles.includes(tile));
  return [ofCards(cityTiles), ofCards([...removed, ...tiles]), ofCards([...discard, ...deck].map(goldenCard))];
}

/** The numbers of the starter sets; undefined where characters were drafted. */
function starterSets({ characters }: Transcript): readonly number[] | undefined {
  const sets = characters.map((ids) => 1 + STARTER_SETS.findIndex((set) => set.every((id) => ids.includes(id))));
  return sets.includes(0) ? undefined : sets;
}

/** Each pack holds what its first, second and third owner keep, in this order. */
function draftedCharacters({ characters, seats }: Transcript): number[] {
  const others = startingWith(characters.flat(), CHARACTER_IDS).slice(3 * seats);
  const packs = characters.flatMap((_, pack) => [
    ...[0, 1, 2].map((pick) => characters[(pack + pick) % seats]?.[pick] ?? 0),
    others[pack] ?? 0,
  ]);
  return startingWith(packs, CHARACTER_IDS);
}

function allTiles() {
  const colours = ['red', 'yellow', 'blue'] as const;
  return colours.flatMap((colour) => [...Array(20).keys()].map((number) => goldenTile([colour, number + 1])));
}

/** Plays a transcript, and keeps the state after set-up and after each round. */
class Replay {
  readonly states: GinkgopolisState[];
  #state: GinkgopolisState;
  readonly #deckShuffles: Transcript['shuffles'][number][];
  readonly #tileShuffles: Transcript['tile_shuffles'][number][];

  constructor(transcript: Transcript) {
    const sets = starterSets(transcript);
    const setup: MatchSetup<GinkgopolisOptions> = {
      seatCount: transcript.seats,
      options: { characters: sets ? 'starter' : 'draft', smallChoices: transcript.mode },
    };
    const firstPlayer = ofNumbers(startingWith([transcript.first_player], [...Array(transcript.seats).keys()]));
    const characters = sets ? startingWith(sets, [1, 2, 3, 4, 5, 6]) : draftedCharacters(transcript);
    const opening = scriptedRandom([...tableShuffles(transcript), ofNumbers(characters), firstPlayer]);
    this.#deckShuffles = [...transcript.shuffles];
    this.#tileShuffles = [...transcript.tile_shuffles];
    this.#state = start(setup, opening).reduce(evolve, initialState(setup));
    if (!sets) this.#draft(transcript, scriptedRandom([firstPlayer]));
    this.states = [this.#state];
    for (const round of transcript.rounds) this.#play(round);
  }

  #draft({ characters }: Transcript, chance: RandomSource) {
    for (const pick of [0, 1, 2]) {
      for (const [seat, kept] of characters.entries()) {
        this.#answer(seat, { type: 'PickCharacter', data: { character: kept[pick] ?? 0 } }, chance);
      }
    }
  }

  get unusedShuffles() {
    return [...this.#deckShuffles, ...this.#tileShuffles];
  }

  #play({ new_hand, choices, give_back }: Transcript['rounds'][number]) {
    for (const seat of new_hand) {
      this.#answer(seat, { type: 'TakeNewHand', data: { discard: [...(this.#state.seats[seat]?.hand ?? [])] } });
    }
    for (const [seat, { card, tile, gain, token_to }] of choices.entries()) {
      const choice = {
        card: goldenCard(card),
        tile: tile && goldenTile(tile),
        gain,
        tokenTo: goldenTarget(token_to),
      };
      this.#answer(seat, { type: 'SealChoice', data: { choice } });
    }
    expect(this.#state.phase === 'giving-back').toBe(give_back !== undefined);
    for (const [seat, tiles] of (give_back ?? []).entries()) {
      this.#answer(seat, { type: 'GiveBackTiles', data: { tiles: tiles.map(goldenTile) } });
    }
    this.states.push(this.#state);
  }

  #answer(seat: number, command: GinkgopolisCommand, random = this.#chanceFor(command)) {
    const decision = decide({ ...command, seat }, this.#state, random);
    if (decision.outcome === 'rejected')
      throw new Error(`Round ${this.#state.round}, seat ${seat}: ${decision.reason}`);
    this.#deckShuffles.splice(0, countOf(decision.events, 'DeckRebuilt'));
    this.#tileShuffles.splice(0, countOf(decision.events, 'TileSupplyRenewed'));
    this.#state = decision.events.reduce(evolve, this.#state);
  }

  #chanceFor({ type }: GinkgopolisCommand): RandomSource {
    const tileShuffles = type === 'GiveBackTiles' ? this.#tileShuffles : [];
    return scriptedRandom([
      ...tileShuffles.map((tiles) => ofCards(tiles.map(goldenTile))),
      ...this.#deckShuffles.map((cards) => ofCards(cards.map(goldenCard))),
    ]);
  }
}

function countOf(events: readonly GinkgopolisEvent[], type: EventType): number {
  return events.filter((event) => event.type === type).length;
}

function triggerName(trigger: EndTrigger): string {
  if (trigger.kind === 'all-resources-in-city') return `resources of seat ${trigger.seat}`;
  return trigger.kind === 'second-exhaustion' ? 'tiles' : 'nobody_gave_back';
}

function resourcesInCity(state: GinkgopolisState, seat: number): number {
  return Object.values(state.buildings).reduce(
    (sum, { owner, resources }) => sum + (owner === seat ? resources : 0),
    0,
  );
}

/** Of both sides everything the golden match tells; the round counts only when it is over. */
function summaryOf(state: GinkgopolisState) {
  const over = state.phase === 'finished';
  return {
    round: over ? state.round : state.round - 1,
    over,
    firstPlayer: state.firstPlayer,
    exhaustions: state.exhaustions,
    endTriggers: state.endTriggers.map(triggerName).toSorted(),
    deck: state.deck.length,
    discard: state.discard.length,
    tileSupply: state.tileSupply.length,
    city: { buildings: state.buildings, tokens: state.tokens },
    seats: state.seats.map(({ resources, supply, points, tiles, hand, newHandTokens, characters, tableau }, seat) => ({
      resources: { screen: resources, supply, city: resourcesInCity(state, seat) },
      tiles: cardsInOrder(tiles),
      points,
      newHandTokens,
      hand: cardsInOrder(hand),
      characters,
      tableau,
    })),
  };
}

function goldenSummary(golden: GoldenState) {
  return {
    round: golden.round,
    over: golden.over,
    firstPlayer: golden.first_player,
    exhaustions: golden.exhaustions,
    endTriggers: golden.end_triggers.toSorted(),
    deck: golden.deck,
    discard: golden.discard,
    tileSupply: golden.tile_supply,
    city: goldenCity(golden),
    seats: golden.seats.map(({ resources, points, new_hand_tokens, characters, ...seat }) => ({
      resources,
      tiles: cardsInOrder(seat.tiles.map(goldenTile)),
      points,
      newHandTokens: new_hand_tokens,
      hand: cardsInOrder(seat.hand.map(goldenCard)),
      characters,
      tableau: seat.tableau.map(goldenTile),
    })),
  };
}

/** A sole owner has two places with us, and one of its own in the golden match. */
function scoreSummary({ seats, districts }: FinalScores) {
  return {
    seats: seats.map(({ held, cards, newHandTokens, districts: places, total }) => ({
      held,
      cards: cards.map(({ card, points }) => [card, points]),
      newHandTokens,
      districts: pointsByDistrict(places),
      total,
    })),
    districts: districts.map(({ colour, spaces, first, second }) => ({ colour, size: spaces.length, first, second })),
    ranks: seats.map(({ rank }) => rank),
  };
}

function goldenScoreSummary({ seats, districts, ranking }: GoldenMatch['expected']['scores']) {
  return {
    seats: seats.map(({ points, cards, new_hand_tokens, districts: places, total }) => ({
      held: points,
      cards: cards.map(([card, worth]) => [goldenTile(card), worth]),
      newHandTokens: new_hand_tokens,
      districts: pointsByDistrict(places),
      total,
    })),
    districts: districts.map(({ colour, spaces, first, second, sole }) => ({
      colour,
      size: spaces.length,
      first,
      second: sole ? first : second,
    })),
    ranks: ranking,
  };
}

function pointsByDistrict(places: readonly Readonly<{ district: number; points: number }>[]) {
  const points: Record<number, number> = {};
  for (const place of places) points[place.district] = (points[place.district] ?? 0) + place.points;
  return points;
}

describe('a golden match', () => {
  test('is there for each number of players twice', () => {
    expect(GOLDEN_MATCHES.map((name) => goldenMatch(name).transcript.seats).sort()).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
  });

  test.each(GOLDEN_MATCHES)('%s, replayed choice by choice, is equal after each round and in its scores', (name) => {
    const { transcript, expected } = goldenMatch(name);

    const { states, unusedShuffles } = new Replay(transcript);

    expect(states.length).toBe(expected.states.length);
    for (const [round, golden] of expected.states.entries()) {
      expect(summaryOf(states[round] as GinkgopolisState), `round ${round}`).toEqual(goldenSummary(golden));
    }
    const last = states.at(-1);
    if (last?.phase !== 'finished') throw new Error('The match is not over');
    expect(scoreSummary(last.scores)).toEqual(goldenScoreSummary(expected.scores));
    expect(unusedShuffles).toEqual([]);
  });
});
