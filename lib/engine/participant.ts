import { z } from 'zod';

export const participantSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), id: z.string() }),
  z.object({ kind: z.literal('bot'), bot: z.string() }),
]);

/** Who sits on a seat when the match starts. */
export type Participant = z.infer<typeof participantSchema>;

/** How long people may think: agreed on at the table before the start. `null` is for ever. */
export const clockTermsSchema = z.object({
  paceMs: z.number().int().positive().nullable(),
  /** What each seat may think beyond the pace, over the whole match. */
  bankMs: z.number().int().min(0),
  /** Days on which a seat's clock may stand still, in each calendar year. */
  holidayDays: z.number().int().min(0),
});
export type ClockTerms = Readonly<z.infer<typeof clockTermsSchema>>;

export const NO_CLOCK: ClockTerms = { paceMs: null, bankMs: 0, holidayDays: 0 };
