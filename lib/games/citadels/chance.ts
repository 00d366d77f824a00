import type { Seat, Shuffle } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { shuffle } from '@/lib/engine/random';
import type { CharacterId, DistrictId } from './components';
import { CHARACTER_IDS, DISTRICT_IDS } from './components';
import type { CitadelsEvent } from './events';

/** What a shuffle starts from must not depend on the past. */
export function districtsInOrder(cards: readonly DistrictId[]): DistrictId[] {
  return cards.toSorted((one, other) => DISTRICT_IDS.indexOf(one) - DISTRICT_IDS.indexOf(other));
}

export function charactersInOrder(characters: readonly CharacterId[]): CharacterId[] {
  return characters.toSorted((one, other) => CHARACTER_IDS.indexOf(one) - CHARACTER_IDS.indexOf(other));
}

const seatsInOrder = (seats: readonly Seat[]) => seats.toSorted((one, other) => one - other);

export function shuffleDistricts(cards: readonly DistrictId[], random: RandomSource): DistrictId[] {
  return shuffle(districtsInOrder(cards), random);
}

export function shuffleCharacters(characters: readonly CharacterId[], random: RandomSource): CharacterId[] {
  return shuffle(charactersInOrder(characters), random);
}

export function shuffleSeats(seats: readonly Seat[], random: RandomSource): Seat[] {
  return shuffle(seatsInOrder(seats), random);
}

export function shufflesOf(event: CitadelsEvent): readonly Shuffle[] {
  switch (event.type) {
    case 'DeckShuffled':
      return [{ from: districtsInOrder(event.data.cards), to: event.data.cards }];
    case 'CrownDrawn':
      return [{ from: seatsInOrder(event.data.seats), to: event.data.seats }];
    case 'CharactersLaidOut': {
      const { open, rest } = event.data;
      const shuffles = [{ from: charactersInOrder(rest), to: rest }];
      return open.length === 0 ? shuffles : [{ from: charactersInOrder(open), to: open }, ...shuffles];
    }
    default:
      return [];
  }
}
