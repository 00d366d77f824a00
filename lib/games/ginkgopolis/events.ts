import { z } from 'zod';
import { ACTIONS } from './cards';
import { choiceSchema } from './commands';
import {
  buildingIdSchema,
  cardIdSchema,
  characterIdSchema,
  letterSchema,
  spaceSchema,
  tileIdSchema,
  tokenTargetSchema,
} from './component-schemas';
import { COLOURS } from './components';
import { stepSchema } from './steps';

const seat = z.number().int().nonnegative();
const count = z.number().int().nonnegative();
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const goodsSchema = z.object({ resources: count, tiles: count, points: count }).readonly();

/** What a payment lacks, so that a tile is taken back (rulebook 5 D). */
export const LACKINGS = ['resources', 'points'] as const;
export type Lacking = (typeof LACKINGS)[number];

export const endTriggerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('second-exhaustion') }),
  z.object({ kind: z.literal('nothing-given-back') }),
  z.object({ kind: z.literal('all-resources-in-city'), seat }),
]);

const placeSchema = z.enum(['first', 'second']);
const finalScoresSchema = z.object({
  seats: list(
    z.object({
      seat,
      held: count,
      cards: list(z.object({ card: buildingIdSchema, points: count })),
      newHandTokens: count,
      districts: list(z.object({ district: count, place: placeSchema, points: count })),
      total: count,
      rank: z.number().int().positive(),
    }),
  ),
  districts: list(
    z.object({
      colour: z.enum(COLOURS),
      spaces: list(spaceSchema),
      resources: list(z.object({ seat, resources: count })),
      first: seat.nullable(),
      second: seat.nullable(),
      points: list(z.object({ seat, place: placeSchema, points: count })),
    }),
  ),
});

function event<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), data: z.object(shape) });
}

/**
 * Everything that can happen in a match. An event says what came about and not what was asked for: playing it back
 * needs no rule and no chance. Piles are listed from the top.
 */
export const eventSchema = z.discriminatedUnion('type', [
  // Set-up
  event('CityFounded', { tiles: list(tileIdSchema) }),
  /** The first `removed` tiles leave the match unseen. */
  event('TileSupplyShuffled', { tiles: list(tileIdSchema), removed: count }),
  event('DeckShuffled', { cards: list(cardIdSchema), turnedUp: count }),
  event('StarterSetsDealt', { sets: list(count), characters: list(list(characterIdSchema)) }),
  event('CharactersOffered', { characters: list(characterIdSchema), packs: list(list(characterIdSchema)) }),
  event('CharacterPicked', { seat, character: characterIdSchema, again: z.boolean() }),
  /** `packs` are the packs after passing; what nobody may pick any more goes to the box. */
  event('PacksPassed', {
    kept: list(characterIdSchema),
    packs: list(list(characterIdSchema)),
    boxed: list(characterIdSchema),
  }),
  event('CharactersRevealed', { characters: list(list(characterIdSchema)) }),
  event('StartingItemsTaken', { seat, resources: count, points: count, tiles: list(tileIdSchema) }),
  /** The seats in drawn order; the first of them begins. */
  event('FirstPlayerDrawn', { seats: list(seat) }),

  // Between rounds
  event('RoundBegan', { round: z.number().int().positive(), firstPlayer: seat, askedForNewHand: list(seat) }),
  event('CardsDrawn', { draws: list(z.object({ seat, cards: list(cardIdSchema) })) }),
  /** The cards of `buildings` came in, then all was shuffled, and the first `turnedUp` lie face up. */
  event('DeckRebuilt', { buildings: list(buildingIdSchema), cards: list(cardIdSchema), turnedUp: count }),
  /** `asksAgain`: at the table, whether the seat is asked once more. */
  event('NewHandTaken', { seat, discarded: list(cardIdSchema), asksAgain: z.boolean() }),
  event('HandKept', { seat }),
  event('HandsPassed', { to: list(seat), firstPlayer: seat }),

  // A round
  event('ChoiceSealed', { seat, choice: choiceSchema, again: z.boolean() }),
  event('CardRevealed', { seat, card: cardIdSchema, tile: tileIdSchema.nullable() }),
  event('FellBackToExploit', { seat, card: cardIdSchema, tile: tileIdSchema, lacking: z.enum(LACKINGS) }),
  event('GainAsked', { seat, pending: list(stepSchema) }),
  event('Exploited', { seat, card: cardIdSchema, gain: goodsSchema, shortOf: count }),
  event('Urbanized', { seat, letter: letterSchema, tile: tileIdSchema, space: spaceSchema }),
  event('TokenPlaceAsked', { seat, letter: letterSchema, space: spaceSchema, pending: list(stepSchema) }),
  /** `replaced`: the wished space was lost meanwhile. */
  event('TokensMoved', {
    seat,
    letter: letterSchema,
    wish: tokenTargetSchema,
    moves: list(z.object({ letter: letterSchema, from: spaceSchema, to: spaceSchema })),
    replaced: z.boolean(),
  }),
  event('YieldsTaken', {
    seat,
    from: list(z.object({ space: spaceSchema, building: buildingIdSchema, gain: goodsSchema })),
    gain: goodsSchema,
    shortOf: count,
  }),
  /** From a building that `by` builds on, to its owner; with a point each from another (rulebook 5 C 1). */
  event('ResourcesReturned', {
    seat,
    by: seat,
    building: buildingIdSchema,
    space: spaceSchema,
    resources: count,
    points: count,
  }),
  event('FloorBuilt', {
    seat,
    card: buildingIdSchema,
    tile: tileIdSchema,
    space: spaceSchema,
    height: count,
    paid: z.object({ resources: count, points: count }).readonly(),
  }),
  /** `shortOf` resources were due, but no longer in the general supply. */
  event('BonusesTaken', {
    seat,
    when: z.enum(ACTIONS),
    from: list(z.union([buildingIdSchema, characterIdSchema])),
    gain: goodsSchema,
    shortOf: count,
  }),
  event('CardKept', { seat, card: buildingIdSchema }),

  // The tile supply
  event('TilesDrawn', { seat, tiles: list(tileIdSchema) }),
  event('TilesLost', { seat, count }),
  event('TileSupplyExhausted', { exhaustions: count }),
  event('GiveBackAsked', { pending: list(stepSchema) }),
  event('GiveBackSealed', { seat, tiles: list(tileIdSchema), again: z.boolean() }),
  event('TilesGivenBack', { givenBack: list(list(tileIdSchema)) }),
  event('TileSupplyRenewed', { tiles: list(tileIdSchema) }),

  // The end
  event('EndTriggered', { trigger: endTriggerSchema }),
  event('MatchScored', { scores: finalScoresSchema }),
]);

export type GinkgopolisEvent = Readonly<z.infer<typeof eventSchema>>;
export type EventType = GinkgopolisEvent['type'];
export type EventData<Type extends EventType> = Extract<GinkgopolisEvent, { type: Type }>['data'];
