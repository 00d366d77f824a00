import { z } from 'zod';
import { PLAYED_BY } from '@/lib/matches/reading/match-summary';
import { MATCH_STATUSES, VISIBILITIES } from '@/lib/matches/stream/match-status';

/** The shapes of answers. What a schema does not name does not leave the service. */
const moment = z.iso.datetime().describe('A moment in UTC.');
const options = z.record(z.string(), z.unknown()).describe('What the table agreed on; which there are is the game’s.');
const json = z.record(z.string(), z.unknown());
const step = z.number().int().min(0);

export const commandSchema = z
  .object({ type: z.string().max(100), data: json })
  .meta({ id: 'Command', description: 'An answer to a prompt. What `data` holds is the game’s.' });

const dueSchema = z
  .object({ dueAt: moment.describe('The end of the pace.'), bankEndsAt: moment.describe('The end of the time bank.') })
  .meta({ id: 'Due', description: 'When an answer is due. A little more time is given for its way.' });

const due = dueSchema.nullable().describe('Null where no clock runs, or it stands still.');

const clockSchema = z
  .object({
    paceMs: z.number().int().nullable().describe('How long a question may wait; null for ever.'),
    bankMs: z.number().int().describe('What each seat may think beyond the pace, over the whole match.'),
    holidayDays: z.number().int().describe('Days of holiday for each seat in a year.'),
  })
  .meta({ id: 'Clock' });

const promptSchema = z
  .object({
    id: z.string().describe('Never returns in the same match.'),
    seat: z.number().int(),
    kind: z.string().describe('What is asked, by its name in the game.'),
    settled: z.boolean().describe('Answered; the answer may still be changed until the round goes on.'),
    standing: z.literal(true).optional().describe('Orders for later, which you may change at any time. No question.'),
    due,
  })
  .meta({ id: 'Prompt' });

export const questionSchema = promptSchema
  .extend({
    legalCommands: z
      .array(commandSchema)
      .describe('Answers that are accepted. Where an answer is a choice of several things, only a sample of all.'),
  })
  .meta({ id: 'Question' });

export const waitingQuestionSchema = z
  .object({
    matchId: z.uuid(),
    game: z.string(),
    promptId: z.string(),
    kind: z.string(),
    openedAt: moment,
    dueAt: moment.nullable().describe('The end of the pace; null where no clock runs.'),
  })
  .meta({ id: 'WaitingQuestion' });

const occupantSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('user'), id: z.uuid(), name: z.string() }),
    z.object({ kind: z.literal('bot'), bot: z.string(), number: z.number().int() }),
  ])
  .meta({ id: 'Occupant' });

const seatSchema = z
  .object({
    seat: z.number().int(),
    occupant: occupantSchema,
    isYou: z.boolean(),
    isOwner: z.boolean(),
    waiting: z.boolean().describe('The match waits for an answer of this seat.'),
    playedBy: z.enum(PLAYED_BY).describe('By whoever sits there, or by a bot: for a while, or for good.'),
    due,
    bankMs: z.number().int().describe('What is left of the time bank.'),
    holidayUntil: moment.nullable(),
    asksForPause: z.boolean(),
    rank: z.number().int().nullable(),
    score: z.number().nullable(),
  })
  .meta({ id: 'Seat' });

const factSchemas = {
  id: z.uuid(),
  game: z.string(),
  name: z.string(),
  status: z.enum(MATCH_STATUSES),
  visibility: z.enum(VISIBILITIES),
  options,
  seatCount: z.number().int(),
  seats: z.array(seatSchema).describe('The taken seats.'),
  clock: clockSchema,
  pausedAt: moment.nullable(),
  createdAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
};

export const matchLineSchema = z
  .object({
    ...factSchemas,
    yourPrompt: z
      .object({ id: z.string(), kind: z.string(), openedAt: moment })
      .nullable()
      .describe('The question that waits for you.'),
  })
  .meta({ id: 'MatchLine' });

export const matchSchema = z
  .object({
    ...factSchemas,
    isOwner: z.boolean(),
    startsWhenFull: z.boolean(),
    seedCommitment: z.string().nullable().describe('SHA-256 of the seed all chance comes from.'),
    inviteToken: z.string().nullable().describe('For those who sit at the table: lets others sit down.'),
    you: z.number().int().nullable().describe('Your seat.'),
    viewer: z.enum(['seat', 'spectator', 'hindsight']).describe('As whom you see it. Finished: what every seat saw.'),
    step: step.describe(
      'Steps count what this viewer saw happen, from 1; 0 before the start. Events that are hidden from a viewer are not ' +
        'counted, so that no number tells of them.',
    ),
    latestStep: step,
    pulse: z.string().describe('Another one when there is something new for you to fetch.'),
    view: json.nullable().describe('What you may see of the table, in the game’s own form; null before the start.'),
    prompts: z.array(promptSchema).describe('Your open prompts at this step.'),
    canAct: z.boolean(),
  })
  .meta({ id: 'Match' });

const logEntrySchema = z
  .object({
    step,
    at: moment,
    type: z.string(),
    data: json,
    text: z.string().nullable().describe('The same as a sentence; null where the log needs none.'),
  })
  .meta({ id: 'LogEntry' });

export const logSchema = z
  .object({ latestStep: step, entries: z.array(logEntrySchema) })
  .meta({ id: 'Log', description: 'What this viewer saw happen.' });

export const gameSchema = z
  .object({
    key: z.string(),
    name: z.string(),
    rulesVersion: z.number().int(),
    seats: z.object({ min: z.number().int(), max: z.number().int(), suggested: z.number().int() }),
    bots: z.array(z.string()).describe('Weakest first.'),
    options: z.array(z.object({ key: z.string(), values: z.array(z.string()), default: z.string() })),
  })
  .meta({ id: 'Game' });

export const meSchema = z
  .object({ id: z.uuid(), name: z.string(), isGuest: z.boolean().describe('Without an address.') })
  .meta({ id: 'Me' });

/** RFC 9457. */
export const problemSchema = z
  .object({
    type: z.url().describe('Where this problem is explained.'),
    title: z.string(),
    status: z.number().int(),
    detail: z.string().describe('A sentence that says what to do.'),
    code: z.string().describe('Stable: decide by this.'),
    reason: z.string().describe('The same as `code`; of a refusal by the rules, the game’s own reason.'),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    errors: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('Of a malformed request: where, and what is expected there.'),
    match: matchSchema.optional().describe('Of a prompt that has closed: the match as it is now.'),
  })
  .meta({ id: 'Problem' });
