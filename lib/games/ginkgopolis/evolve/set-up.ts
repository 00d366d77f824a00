import { CHARACTER_IDS } from '../cards';
import type { Building, Buildings } from '../city';
import type { TileId } from '../components';
import { partsOf } from '../components';
import type { EventData } from '../events';
import { START_SPACES } from '../set-up';
import type { GinkgopolisState } from '../state';
import { inPhase, noAnswers } from '../state';
import { entryOf, withEverySeat, without, withSeat } from './seats';

function firstFloor(tile: TileId): Building {
  return { ...partsOf(tile), height: 1, owner: null, resources: 0, site: false };
}

export function foundCity(state: GinkgopolisState, { tiles }: EventData<'CityFounded'>): GinkgopolisState {
  const entries = tiles.map((tile, index) => [entryOf(START_SPACES, index), firstFloor(tile)]);
  return { ...state, buildings: Object.fromEntries(entries) as Buildings };
}

export function shuffleTileSupply(
  state: GinkgopolisState,
  { tiles, removed }: EventData<'TileSupplyShuffled'>,
): GinkgopolisState {
  return { ...state, removedTiles: tiles.slice(0, removed), tileSupply: tiles.slice(removed) };
}

export function shuffleDeck(state: GinkgopolisState, { cards, turnedUp }: EventData<'DeckShuffled'>): GinkgopolisState {
  return { ...state, discard: cards.slice(0, turnedUp), deck: cards.slice(turnedUp) };
}

export function dealStarterSets(
  state: GinkgopolisState,
  { characters }: EventData<'StarterSetsDealt'>,
): GinkgopolisState {
  const boxedCharacters = without(CHARACTER_IDS, characters.flat());
  return withEverySeat({ ...state, boxedCharacters }, (_, seat) => ({ characters: entryOf(characters, seat) }));
}

export function offerCharacters(
  state: GinkgopolisState,
  { characters, packs }: EventData<'CharactersOffered'>,
): GinkgopolisState {
  const boxedCharacters = without(characters, packs.flat());
  return {
    ...inPhase(state, 'setting-up'),
    phase: 'drafting',
    boxedCharacters,
    pick: 1,
    packs,
    picks: noAnswers(state),
  };
}

export function pickCharacter(
  state: GinkgopolisState,
  { seat, character }: EventData<'CharacterPicked'>,
): GinkgopolisState {
  const drafting = inPhase(state, 'drafting');
  return { ...drafting, picks: drafting.picks.with(seat, character) };
}

export function passPacks(state: GinkgopolisState, { kept, packs, boxed }: EventData<'PacksPassed'>): GinkgopolisState {
  const drafting = inPhase(state, 'drafting');
  const next = {
    ...drafting,
    pick: drafting.pick + 1,
    packs,
    picks: noAnswers<number>(drafting),
    boxedCharacters: [...drafting.boxedCharacters, ...boxed],
  };
  return withEverySeat(next, ({ characters }, seat) => ({ characters: [...characters, entryOf(kept, seat)] }));
}

export function revealCharacters(state: GinkgopolisState): GinkgopolisState {
  const { pick: _, packs: __, picks: ___, ...table } = inPhase(state, 'drafting');
  return { ...table, phase: 'setting-up' };
}

export function takeStartingItems(
  state: GinkgopolisState,
  { seat, resources, points, tiles }: EventData<'StartingItemsTaken'>,
): GinkgopolisState {
  const table = { ...state, tileSupply: state.tileSupply.slice(tiles.length) };
  return withSeat(table, seat, (before) => ({
    resources: before.resources + resources,
    supply: before.supply - resources,
    points: before.points + points,
    tiles: [...before.tiles, ...tiles],
  }));
}

export function drawFirstPlayer(state: GinkgopolisState, { seats }: EventData<'FirstPlayerDrawn'>): GinkgopolisState {
  return { ...state, firstPlayer: entryOf(seats, 0) };
}
