import type { MatchSetup, Seat } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { BUILDING_IDS, CHARACTER_IDS, characterCard } from '../cards';
import { shuffleCards, shuffleNumbers } from '../chance';
import { Chronicle } from '../chronicle';
import type { CharacterId } from '../components';
import { LETTERS } from '../components';
import type { GinkgopolisEvent } from '../events';
import { addGoods } from '../goods';
import type { GinkgopolisOptions } from '../options';
import { DRAFT_PACK, HAND_SIZE, START_BUILDINGS, STARTER_SETS, setUpFor } from '../set-up';
import { initialState, seatAt, turnOrder } from '../state';
import { drawCards } from './deck';
import { beginRound } from './next-round';

/** Sets the table up (rulebook 2), as far as it goes without asking anybody. */
export function start(setup: MatchSetup<GinkgopolisOptions>, random: RandomSource): readonly GinkgopolisEvent[] {
  const chronicle = new Chronicle(initialState(setup), random);
  layOut(chronicle);
  if (setup.options.characters === 'draft') {
    offerCharacters(chronicle);
  } else {
    dealStarterSets(chronicle);
    beginFirstRound(chronicle);
  }
  return chronicle.events;
}

function layOut(chronicle: Chronicle): void {
  const { random } = chronicle;
  const { tilesRemoved, cardsTurnedUp } = setUpFor(chronicle.state.seats.length);
  const otherTiles = BUILDING_IDS.filter((id) => !START_BUILDINGS.includes(id));
  chronicle.record({ type: 'CityFounded', data: { tiles: shuffleCards(START_BUILDINGS, random) } });
  chronicle.record({
    type: 'TileSupplyShuffled',
    data: { tiles: shuffleCards(otherTiles, random), removed: tilesRemoved },
  });
  chronicle.record({
    type: 'DeckShuffled',
    data: { cards: shuffleCards([...LETTERS, ...START_BUILDINGS], random), turnedUp: cardsTurnedUp },
  });
}

function setOf(number: number): readonly CharacterId[] {
  const set = STARTER_SETS[number - 1];
  if (!set) throw new Error(`No starter set ${number}`);
  return set;
}

function dealStarterSets(chronicle: Chronicle): void {
  const numbers = STARTER_SETS.map((_, index) => index + 1);
  const sets = shuffleNumbers(numbers, chronicle.random);
  const characters = sets.slice(0, chronicle.state.seats.length).map(setOf);
  chronicle.record({ type: 'StarterSetsDealt', data: { sets, characters } });
}

function offerCharacters(chronicle: Chronicle): void {
  const characters = shuffleNumbers(CHARACTER_IDS, chronicle.random);
  const packs = chronicle.state.seats.map((_, seat) => characters.slice(seat * DRAFT_PACK, (seat + 1) * DRAFT_PACK));
  chronicle.record({ type: 'CharactersOffered', data: { characters, packs } });
}

function takeStartingItems(chronicle: Chronicle, seat: Seat): void {
  const { characters } = seatAt(chronicle.state, seat);
  const { resources, points, tiles } = addGoods(...characters.map((id) => characterCard(id).start));
  chronicle.record({
    type: 'StartingItemsTaken',
    data: { seat, resources, points, tiles: chronicle.state.tileSupply.slice(0, tiles) },
  });
}

/** Everybody has three characters: items, first player, hands (rulebook 2.8 and 2.9, in this order). */
export function beginFirstRound(chronicle: Chronicle): void {
  const seats = chronicle.state.seats.map((_, seat) => seat);
  for (const seat of seats) takeStartingItems(chronicle, seat);
  chronicle.record({ type: 'FirstPlayerDrawn', data: { seats: shuffleNumbers(seats, chronicle.random) } });
  drawCards(
    chronicle,
    turnOrder(chronicle.state).map((seat) => ({ seat, count: HAND_SIZE })),
  );
  beginRound(chronicle);
}
