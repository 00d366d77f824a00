import type { Seat, Shuffle } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { shuffle } from '@/lib/engine/random';
import { BUILDING_IDS } from './cards';
import type { CardId, CharacterId, TileId } from './components';
import { LETTERS } from './components';
import type { GinkgopolisEvent } from './events';

const CARD_PLACES: ReadonlyMap<CardId, number> = new Map(
  [...LETTERS, ...BUILDING_IDS].map((card, place) => [card, place]),
);

function cardPlace(card: CardId): number {
  return CARD_PLACES.get(card) ?? CARD_PLACES.size;
}

/** Letters, then buildings by colour and number: what a shuffle starts from must not depend on the past. */
export function cardsInOrder<Card extends CardId>(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => cardPlace(one) - cardPlace(other));
}

export function numbersInOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((one, other) => one - other);
}

export function shuffleCards<Card extends CardId | TileId>(cards: readonly Card[], random: RandomSource): Card[] {
  return shuffle(cardsInOrder(cards), random);
}

export function shuffleNumbers(numbers: readonly (CharacterId | Seat)[], random: RandomSource): number[] {
  return shuffle(numbersInOrder(numbers), random);
}

function shuffledCards(to: readonly CardId[]): readonly Shuffle[] {
  return [{ from: cardsInOrder(to), to }];
}

function shuffledNumbers(to: readonly number[]): readonly Shuffle[] {
  return [{ from: numbersInOrder(to), to }];
}

export function shufflesOf(event: GinkgopolisEvent): readonly Shuffle[] {
  switch (event.type) {
    case 'CityFounded':
    case 'TileSupplyShuffled':
    case 'TileSupplyRenewed':
      return shuffledCards(event.data.tiles);
    case 'DeckShuffled':
    case 'DeckRebuilt':
      return shuffledCards(event.data.cards);
    case 'StarterSetsDealt':
      return shuffledNumbers(event.data.sets);
    case 'CharactersOffered':
      return shuffledNumbers(event.data.characters);
    case 'FirstPlayerDrawn':
      return shuffledNumbers(event.data.seats);
    default:
      return [];
  }
}
