import { z } from 'zod';
import { cardIdSchema, characterIdSchema, gainSchema, tileIdSchema, tokenTargetSchema } from './component-schemas';
import type { PUSHES } from './components';

/**
 * All that a player decides in a round. With small choices asked at the table, `gain` and `tokenTo` are null and asked
 * when the card is resolved.
 */
export const choiceSchema = z.object({
  card: cardIdSchema,
  /** Null plays the card alone. */
  tile: tileIdSchema.nullable(),
  /** For a letter: what it takes alone; with a tile, what it takes if the tile cannot be paid. */
  gain: gainSchema.nullable(),
  /** For a letter with a tile: the space its token moves to, or which way it is pushed when none is free. */
  tokenTo: tokenTargetSchema.nullable(),
});

export const commandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PickCharacter'), data: z.object({ character: characterIdSchema }) }),
  z.object({ type: z.literal('SealChoice'), data: z.object({ choice: choiceSchema }) }),
  /** Names the four cards, so that a form sent twice cannot spend two tokens. */
  z.object({ type: z.literal('TakeNewHand'), data: z.object({ discard: z.array(cardIdSchema).length(4) }) }),
  z.object({ type: z.literal('KeepHand'), data: z.object({}) }),
  z.object({ type: z.literal('GiveBackTiles'), data: z.object({ tiles: z.array(tileIdSchema) }) }),
  z.object({ type: z.literal('ChooseGain'), data: z.object({ gain: gainSchema }) }),
  z.object({ type: z.literal('PlaceToken'), data: z.object({ to: tokenTargetSchema }) }),
]);

export type Gain = z.infer<typeof gainSchema>;
export type Push = (typeof PUSHES)[number];
export type TokenTarget = z.infer<typeof tokenTargetSchema>;
export type Choice = z.infer<typeof choiceSchema>;
export type GinkgopolisCommand = z.infer<typeof commandSchema>;
