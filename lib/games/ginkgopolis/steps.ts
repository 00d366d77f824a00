import { z } from 'zod';
import { ACTIONS } from './cards';
import { gainSchema, letterSchema, spaceSchema, tokenTargetSchema } from './component-schemas';

const seat = z.number().int().nonnegative();

/**
 * What is still to be done before the round is over. Kept as data, because the match may stop in the middle of an
 * action to ask somebody and go on days later. A gain or a place that is null is asked for when its step comes.
 */
export const stepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('reveal'), seat }),
  z.object({ step: z.literal('exploit-letter'), seat, letter: letterSchema, gain: gainSchema.nullable() }),
  z.object({
    step: z.literal('move-token'),
    seat,
    letter: letterSchema,
    at: spaceSchema,
    to: tokenTargetSchema.nullable(),
  }),
  z.object({ step: z.literal('take-yields'), seat, at: spaceSchema }),
  z.object({ step: z.literal('take-bonuses'), seat, when: z.enum(ACTIONS) }),
  z.object({ step: z.literal('draw-tiles'), seat, count: z.number().int().positive() }),
  z.object({ step: z.literal('keep-card'), seat }),
  z.object({ step: z.literal('end-round') }),
]);
export type Step = Readonly<z.infer<typeof stepSchema>>;
export type StepOf<Kind extends Step['step']> = Extract<Step, { step: Kind }>;

/** The steps that follow at once, or that somebody has been asked and the rest is pending. */
export type Performed = readonly Step[] | 'asked';
