import type { Seat } from '@/lib/engine/game-definition';
import type { CharacterId } from './components';
import type { ShownEvent } from './redact';

/** As which character a seat acts: not all that happens in a turn is done by the one whose turn it is. */
export function roleIn(event: ShownEvent, called: CharacterId | null): CharacterId | null {
  switch (event.type) {
    case 'GoldStolen':
      return 'thief';
    case 'GraveyardAsked':
    case 'DistrictFetched':
    case 'DistrictBuried':
    case 'VictimRevealed':
    case 'EndAnswered':
      return null;
    case 'CrownTaken':
      return event.data.heir ? null : called;
    default:
      return called;
  }
}

/** Whose doing an event is; null for a call that nobody answered, and `undefined` where the table itself acts. */
export function actorOf(event: ShownEvent): Seat | null | undefined {
  switch (event.type) {
    case 'CharacterPicked':
    case 'GoldTaken':
    case 'CardsKept':
    case 'ArchitectDrew':
    case 'IncomeTaken':
    case 'DistrictBuilt':
    case 'CityCompleted':
    case 'VictimNamed':
    case 'TargetNamed':
    case 'HandsSwapped':
    case 'CardsExchanged':
    case 'LaboratoryUsed':
    case 'SmithyUsed':
    case 'DistrictDestroyed':
    case 'GraveyardAsked':
    case 'DistrictFetched':
    case 'CrownTaken':
    case 'TurnEnded':
    case 'VictimRevealed':
    case 'EndProposed':
    case 'EndAnswered':
    case 'CharacterCalled':
      return event.data.seat;
    case 'GoldStolen':
      return event.data.by;
    case 'DistrictBuried':
      return event.data.declinedBy ?? undefined;
    default:
      return undefined;
  }
}
