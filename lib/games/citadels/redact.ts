import { assertNever } from '@/lib/engine/decision';
import type { RedactedEvent, Seat, Viewer } from '@/lib/engine/game-definition';
import type { CharacterId, DistrictId } from './components';
import type { CitadelsEvent, EventType } from './events';

/** Events as some viewers know them; a null is what this viewer may not know. */
type Redactions = Readonly<{
  DeckShuffled: Readonly<{ count: number }>;
  HandsDealt: Readonly<{ counts: readonly number[]; hand: readonly DistrictId[] | null }>;
  CharactersLaidOut: Readonly<{ faceUp: readonly CharacterId[]; faceDown: CharacterId | null }>;
  CharacterPicked: Readonly<{ seat: Seat; character: CharacterId | null; planned: boolean | null }>;
  DraftEnded: Readonly<{ buried: readonly CharacterId[] | null }>;
  CardsDrawn: Readonly<{ seat: Seat; count: number; cards: readonly DistrictId[] | null }>;
  CardsKept: Readonly<{ seat: Seat; count: number; extra: number; kept: readonly DistrictId[] | null }>;
  ArchitectDrew: Readonly<{ seat: Seat; count: number; cards: readonly DistrictId[] | null }>;
  CardsExchanged: Readonly<{
    seat: Seat;
    count: number;
    discarded: readonly DistrictId[] | null;
    drawn: readonly DistrictId[] | null;
  }>;
  LaboratoryUsed: Readonly<{ seat: Seat; amount: number; card: DistrictId | null }>;
  SmithyUsed: Readonly<{ seat: Seat; count: number; price: number; cards: readonly DistrictId[] | null }>;
  DistrictFetched: Readonly<{ seat: Seat; district: DistrictId; price: number; planned: boolean | null }>;
  DistrictBuried: Readonly<{ district: DistrictId; declinedBy: Seat | null; planned: boolean | null }>;
}>;

type Known<Type extends EventType> = Type extends keyof Redactions
  ? Redactions[Type]
  : Extract<CitadelsEvent, { type: Type }>['data'];

export type ShownEvent = { [Type in EventType]: Readonly<{ type: Type; data: Known<Type> }> }[EventType];

/** What one viewer may learn from one event; plans are nobody else's business. */
export function redactEvent(event: CitadelsEvent, viewer: Viewer): RedactedEvent | undefined {
  return shownEvent(event, viewer);
}

function shownEvent(event: CitadelsEvent, viewer: Viewer): ShownEvent | undefined {
  const knows = (seat: Seat | null) =>
    viewer.role === 'hindsight' || (viewer.role === 'seat' && seat !== null && viewer.seat === seat);
  const only = <Value>(seat: Seat | null, value: Value) => (knows(seat) ? value : null);
  switch (event.type) {
    case 'DeckShuffled':
      return { type: event.type, data: { count: event.data.cards.length } };
    case 'HandsDealt': {
      const { hands } = event.data;
      const hand = viewer.role === 'seat' ? (hands[viewer.seat] ?? null) : null;
      return { type: event.type, data: { counts: hands.map(({ length }) => length), hand } };
    }
    case 'CharactersLaidOut': {
      const { faceUp, faceDown } = event.data;
      return { type: event.type, data: { faceUp, faceDown: only(null, faceDown) } };
    }
    case 'CharacterPicked': {
      const { seat, character, planned } = event.data;
      return { type: event.type, data: { seat, character: only(seat, character), planned: only(seat, planned) } };
    }
    case 'DraftEnded':
      return { type: event.type, data: { buried: only(null, event.data.buried) } };
    case 'CardsDrawn':
    case 'ArchitectDrew': {
      const { seat, cards } = event.data;
      return { type: event.type, data: { seat, count: cards.length, cards: only(seat, cards) } };
    }
    case 'CardsKept': {
      const { seat, kept, extra } = event.data;
      return { type: event.type, data: { seat, extra, count: kept.length, kept: only(seat, kept) } };
    }
    case 'CardsExchanged': {
      const { seat, discarded, drawn } = event.data;
      const cards = { discarded: only(seat, discarded), drawn: only(seat, drawn) };
      return { type: event.type, data: { seat, count: drawn.length, ...cards } };
    }
    case 'LaboratoryUsed': {
      const { seat, card, amount } = event.data;
      return { type: event.type, data: { seat, amount, card: only(seat, card) } };
    }
    case 'SmithyUsed': {
      const { seat, cards, price } = event.data;
      return { type: event.type, data: { seat, price, count: cards.length, cards: only(seat, cards) } };
    }
    case 'DistrictFetched': {
      const { seat, planned } = event.data;
      return { type: event.type, data: { ...event.data, planned: only(seat, planned) } };
    }
    case 'DistrictBuried': {
      const { declinedBy, planned } = event.data;
      return { type: event.type, data: { ...event.data, planned: only(declinedBy, planned) } };
    }
    case 'DraftPlanned':
    case 'GraveyardPlanned':
      return knows(event.data.seat) ? event : undefined;
    case 'CrownDrawn':
    case 'RoundBegan':
    case 'FaceDownOffered':
    case 'CharacterCalled':
    case 'GoldStolen':
    case 'CrownTaken':
    case 'GoldTaken':
    case 'IncomeTaken':
    case 'DistrictBuilt':
    case 'CityCompleted':
    case 'VictimNamed':
    case 'TargetNamed':
    case 'HandsSwapped':
    case 'DistrictDestroyed':
    case 'GraveyardAsked':
    case 'StepTakenBack':
    case 'TurnEnded':
    case 'VictimRevealed':
    case 'EndProposed':
    case 'EndAnswered':
    case 'EndAgreed':
    case 'MatchScored':
      return event;
    default:
      return assertNever(event);
  }
}
