import { z } from 'zod';

/** How players come to their characters (rulebook: first match, or draft). */
export const CHARACTER_OPTIONS = ['starter', 'draft'] as const;
/** When small choices are made: all sealed with the card, or asked while the round resolves. */
export const SMALL_CHOICE_OPTIONS = ['sealed', 'table'] as const;

export const optionsSchema = z.object({
  characters: z.enum(CHARACTER_OPTIONS).default('starter'),
  smallChoices: z.enum(SMALL_CHOICE_OPTIONS).default('sealed'),
});

export type GinkgopolisOptions = z.infer<typeof optionsSchema>;
