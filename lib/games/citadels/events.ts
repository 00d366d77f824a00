import { z } from 'zod';
import { characterIdSchema, districtIdSchema, graveyardAnswerSchema } from './component-schemas';
import { COLOURS } from './components';

const seat = z.number().int().min(0);
const amount = z.number().int().min(0);
const cards = z.array(districtIdSchema);
const characters = z.array(characterIdSchema);

function event<Type extends string, Data extends z.ZodRawShape>(type: Type, data: Data) {
  return z.object({ type: z.literal(type), data: z.object(data) });
}

const seatScore = z.object({
  seat,
  rank: z.number().int().min(1),
  districts: amount,
  fiveColours: amount,
  firstComplete: amount,
  otherComplete: amount,
  total: amount,
  gold: amount,
  hauntedAs: z.enum(COLOURS).nullable(),
});

/** Reads stored events; old shapes are upcast here. */
export const eventSchema = z.discriminatedUnion('type', [
  event('DeckShuffled', { cards }),
  /** One hand for each seat. */
  event('HandsDealt', { hands: z.array(cards) }),
  /** The first of the shuffled seats has the crown. */
  event('CrownDrawn', { seats: z.array(seat) }),
  event('RoundBegan', { round: z.number().int().min(1) }),
  /** `open` was shuffled without the King, `rest` with him: the first cards of each lie face up, and face down. */
  event('CharactersLaidOut', { open: characters, rest: characters, faceUp: characters, faceDown: characterIdSchema }),
  /** `planned` in advance, so that nobody was asked. */
  event('CharacterPicked', {
    seat,
    character: characterIdSchema,
    buried: characterIdSchema.nullable(),
    planned: z.boolean(),
  }),
  /** The last to pick chooses from the card that lies face down, too. */
  event('FaceDownOffered', { seat }),
  /** Cards left over, the one that lay face down among them. */
  event('DraftEnded', { buried: characters }),
  /** Nobody answers for a character that is out of the round, or murdered. */
  event('CharacterCalled', { character: characterIdSchema, seat: seat.nullable() }),
  event('GoldStolen', { by: seat, from: seat, amount }),
  event('CrownTaken', { seat, heir: z.boolean() }),
  /** The action; `extra` is the Merchant's. */
  event('GoldTaken', { seat, amount, extra: amount }),
  event('CardsDrawn', { seat, cards }),
  /** The action; the others go under the deck. `extra` is the Merchant's. */
  event('CardsKept', { seat, kept: cards, bottom: cards, extra: amount }),
  event('ArchitectDrew', { seat, cards }),
  event('IncomeTaken', { seat, amount }),
  event('DistrictBuilt', { seat, district: districtIdSchema, price: amount }),
  event('CityCompleted', { seat, first: z.boolean() }),
  event('VictimNamed', { seat, character: characterIdSchema }),
  event('TargetNamed', { seat, character: characterIdSchema }),
  /** `given` and `got` are numbers of cards. */
  event('HandsSwapped', { seat, with: seat, given: amount, got: amount }),
  event('CardsExchanged', { seat, discarded: cards, drawn: cards }),
  event('LaboratoryUsed', { seat, card: districtIdSchema, amount }),
  event('SmithyUsed', { seat, cards, price: amount }),
  event('DistrictDestroyed', { seat, of: seat, district: districtIdSchema, price: amount }),
  event('GraveyardAsked', { seat, district: districtIdSchema }),
  event('DistrictFetched', { seat, district: districtIdSchema, price: amount, planned: z.boolean() }),
  /** Under the deck; `declinedBy` the owner of the Graveyard, if it was offered. */
  event('DistrictBuried', { district: districtIdSchema, declinedBy: seat.nullable(), planned: z.boolean() }),
  event('StepTakenBack', { seat }),
  event('TurnEnded', { seat, character: characterIdSchema }),
  event('VictimRevealed', { seat, character: characterIdSchema }),
  event('DraftPlanned', { seat, characters }),
  event('GraveyardPlanned', { seat, answer: graveyardAnswerSchema }),
  event('EndProposed', { seat }),
  event('EndAnswered', { seat, agree: z.boolean() }),
  event('EndAgreed', {}),
  event('MatchScored', { seats: z.array(seatScore) }),
]);
export type CitadelsEvent = z.infer<typeof eventSchema>;
export type EventType = CitadelsEvent['type'];
export type EventData<Type extends EventType> = Extract<CitadelsEvent, { type: Type }>['data'];
