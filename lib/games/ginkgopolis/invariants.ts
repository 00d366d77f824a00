import type { Seat } from '@/lib/engine/game-definition';
import { BUILDING_IDS, CHARACTER_IDS } from './cards';
import type { Building } from './city';
import { buildingId } from './city';
import type { BuildingId, CardId } from './components';
import { isLetter, LETTERS } from './components';
import { lettersInOrder } from './letter-ring';
import { HAND_SIZE, setUpFor } from './set-up';
import type { GinkgopolisState } from './state';

type Check = (state: GinkgopolisState) => readonly string[];

/** What is twice there, missing, or does not belong there. */
function differences<Piece>(kind: string, found: readonly Piece[], expected: readonly Piece[]): readonly string[] {
  const places = new Map<Piece, number>();
  for (const piece of found) places.set(piece, (places.get(piece) ?? 0) + 1);
  const missing = expected.filter((piece) => !places.has(piece)).map((piece) => `${kind} ${piece} is nowhere`);
  const wanted = new Set(expected);
  const wrong = [...places].flatMap(([piece, count]) => {
    if (!wanted.has(piece)) return [`${kind} ${piece} does not belong here`];
    return count > 1 ? [`${kind} ${piece} is in ${count} places`] : [];
  });
  return [...missing, ...wrong];
}

function cityOf({ buildings }: GinkgopolisState): readonly Building[] {
  return Object.values(buildings);
}

function tiles(state: GinkgopolisState): readonly string[] {
  const found = [
    ...cityOf(state).map(buildingId),
    ...state.coveredTiles,
    ...state.tileSupply,
    ...state.removedTiles,
    ...state.seats.flatMap((seat) => seat.tiles),
  ];
  return differences('tile', found, BUILDING_IDS);
}

/** A building's card comes in with the first rebuild after it was built, and stays with whoever builds on it. */
function cards(state: GinkgopolisState): readonly string[] {
  const finished = cityOf(state).filter(({ site }) => !site);
  const inPlay = 'inPlay' in state && state.inPlay ? [state.inPlay] : [];
  const found = [
    ...state.deck,
    ...state.discard,
    ...state.seats.flatMap(({ hand, tableau }) => [...hand, ...tableau]),
    ...inPlay,
  ];
  return differences<CardId>('card', found, [...LETTERS, ...finished.map(buildingId), ...state.coveredTiles]);
}

function characters(state: GinkgopolisState): readonly string[] {
  const packs = state.phase === 'drafting' ? state.packs.flat() : [];
  const found = [...state.boxedCharacters, ...packs, ...state.seats.flatMap((seat) => seat.characters)];
  return differences('character', found, CHARACTER_IDS);
}

function resources(state: GinkgopolisState): readonly string[] {
  const all = setUpFor(state.seats.length).resources;
  return state.seats.flatMap(({ resources: own, supply }, seat) => {
    const inCity = cityOf(state).reduce((sum, { owner, resources: on }) => sum + (owner === seat ? on : 0), 0);
    return own + supply + inCity === all ? [] : [`seat ${seat} has ${own} + ${supply} + ${inCity} resources of ${all}`];
  });
}

function amounts(state: GinkgopolisState): readonly string[] {
  return state.seats.flatMap(({ points, resources: own, supply, newHandTokens }, seat) =>
    [points, own, supply, newHandTokens].every((amount) => amount >= 0) ? [] : [`seat ${seat} has less than nothing`],
  );
}

/** As many resources as floors, all of one owner; the first buildings have none. */
function owners(state: GinkgopolisState): readonly string[] {
  return cityOf(state)
    .filter(({ owner, resources: on, height }) => on !== (owner === null ? 0 : height))
    .map((building) => `${buildingId(building)} has ${building.resources} resources on ${building.height} floors`);
}

function letters(state: GinkgopolisState): readonly string[] {
  const spaces = LETTERS.map((letter) => state.tokens[letter]);
  if (new Set(spaces).size < spaces.length) return ['two letters lie on one space'];
  // While its player is asked where it goes, a letter lies below its new tile.
  if (state.phase === 'resolving' && state.question?.kind === 'place-token') return [];
  const built = LETTERS.filter((letter) => state.buildings[state.tokens[letter]]);
  if (built.length > 0) return [`${built.join(', ')} lie below a building`];
  return lettersInOrder(state) ? [] : ['the letters are out of order'];
}

function isRevealed(state: GinkgopolisState, seat: Seat): boolean {
  return 'played' in state && state.played.some((card) => card.seat === seat);
}

/** Each card is unique, so nobody can build where another means to (rulebook 5 E). */
function sealedBuildings(state: GinkgopolisState): readonly string[] {
  if (!('choices' in state)) return [];
  const open = new Set<BuildingId>(
    cityOf(state)
      .filter(({ site }) => !site)
      .map(buildingId),
  );
  return state.choices.flatMap((choice, seat) => {
    if (!choice || isLetter(choice.card) || isRevealed(state, seat) || open.has(choice.card)) return [];
    return [`seat ${seat} sealed ${choice.card}, which was built on`];
  });
}

function hands(state: GinkgopolisState): readonly string[] {
  if (state.phase !== 'choosing' && state.phase !== 'new-hands') return [];
  const short = state.seats.flatMap(({ hand }, seat) => (hand.length === HAND_SIZE ? [] : [seat]));
  const empty = state.deck.length === 0 ? ['the deck is empty'] : [];
  return [...short.map((seat) => `seat ${seat} does not hold ${HAND_SIZE} cards`), ...empty];
}

const CHECKS: readonly Check[] = [
  tiles,
  cards,
  characters,
  resources,
  amounts,
  owners,
  letters,
  sealedBuildings,
  hands,
];

/** Every piece is in one place, and what the rules promise holds. */
export function brokenInvariants(state: GinkgopolisState): readonly string[] {
  if (state.phase === 'setting-up') return [];
  return CHECKS.flatMap((check) => check(state));
}
