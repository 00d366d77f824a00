import { z } from 'zod';
import { reject } from './decision';
import type {
  Command,
  Decision,
  Event,
  GameDefinition,
  GameMetadata,
  LogLine,
  Outcome,
  Prompt,
  RedactedEvent,
  Seat,
  Shuffle,
  Viewer,
} from './game-definition';
import type { ClockTerms, Participant } from './participant';
import { clockTermsSchema, NO_CLOCK, participantSchema } from './participant';
import type { RandomSource } from './random';
import type { TellRecap } from './recap';
import { linesRecap } from './recap';
import { isTableEvent } from './table-event-types';
import type { TableEvent, TableState } from './table-events';
import { evolveTable, initialTable, tableEventSchema, tableLogLine } from './table-events';

/** The first event of every stream carries every input, so that no later change of a user or a setting reaches it. */
const matchStartedSchema = z.object({
  type: z.literal('MatchStarted'),
  data: z.object({
    game: z.string(),
    rulesVersion: z.number().int(),
    participants: z.array(participantSchema),
    options: z.record(z.string(), z.unknown()),
    /** Absent from the streams of matches that began before there were clocks. */
    clock: clockTermsSchema.default(NO_CLOCK),
    /** SHA-256 of the match's secret seed, in hexadecimal. */
    seedCommitment: z.string(),
  }),
});
export type MatchStarted = Readonly<z.infer<typeof matchStartedSchema>>;

export type StartMatch = Readonly<{
  participants: readonly Participant[];
  options: unknown;
  clock?: ClockTerms;
  seedCommitment: string;
  random: RandomSource;
}>;

/** An answer to a prompt, as it came from outside: the command is not parsed yet. */
export type Answer = Readonly<{ seat: Seat; promptId: string; command: unknown }>;

/** A match at one version. Immutable; the platform sees no game-specific type through it. */
export type Match = Readonly<{
  /** The number of events it was made from. */
  version: number;
  started: MatchStarted;
  /** What happened beside the game: who plays for whom, pauses, an early end. */
  table: TableState;
  /** The rounds begun so far. */
  round: number;
  /** Plain JSON from which `resume` makes this match again. A cache: never the truth. */
  snapshot: () => unknown;
  /** This match after more events, as they come from the database. */
  after: (storedEvents: readonly unknown[]) => Match;
  decide: (answer: Answer, random: RandomSource) => Decision<Event>;
  /** What happens in the game because a seat's player leaves for good. */
  afterLeaving: (seat: Seat) => readonly Event[];
  openPrompts: () => readonly Prompt[];
  legalCommands: (prompt: Prompt) => readonly Command[];
  fallbackCommand: (prompt: Prompt) => Command;
  botCommand: (bot: string, prompt: Prompt, random: RandomSource) => Command;
  outcome: () => Outcome | undefined;
  viewFor: (viewer: Viewer) => unknown;
  brokenInvariants: () => readonly string[];
}>;

export type Game = Readonly<{
  metadata: GameMetadata;
  bots: readonly string[];
  /** The options filled with defaults, or what is wrong with them. */
  parseOptions: (options: unknown) => z.ZodSafeParseResult<Record<string, unknown>>;
  start: (start: StartMatch) => readonly Event[];
  replay: (storedEvents: readonly unknown[]) => Match;
  resume: (snapshot: unknown, laterEvents: readonly unknown[]) => Match;
  /** One stored event as a viewer may know it; `undefined` hides it. */
  redact: (storedEvent: unknown, viewer: Viewer) => RedactedEvent | undefined;
  logLine: (event: RedactedEvent) => LogLine | undefined;
  /** What a reader has missed, from the log as that reader may know it. */
  recap: TellRecap;
  shufflesOf: (storedEvent: unknown) => readonly Shuffle[];
}>;

const snapshotSchema = z.object({
  version: z.number().int(),
  started: matchStartedSchema,
  table: z.custom<TableState>((value) => typeof value === 'object' && value !== null),
  state: z.unknown(),
});

/** Game and table, as they stand. */
type Position<State> = Readonly<{ state: State; table: TableState }>;

/** Hides a game's own types behind one interface, so that the registry needs no `any`. */
export function defineGame<State, E extends Event, C extends Command, View, Options extends Record<string, unknown>>(
  /** Without a recap of its own, a game is told line by line. */
  definition: GameDefinition<State, E, C, View, Options> & Readonly<{ recap?: TellRecap }>,
): Game {
  function isAnswer({ kind }: Prompt, { type }: C): boolean {
    return definition.answers?.[kind]?.includes(type) ?? true;
  }

  function matchAt(version: number, started: MatchStarted, position: Position<State>): Match {
    const { state, table } = position;
    const openPrompts = () => (table.isCancelled ? [] : definition.openPrompts(state));
    const promptOf = (answer: Answer) =>
      openPrompts().find(({ id, seat }) => id === answer.promptId && seat === answer.seat);
    return {
      version,
      started,
      table,
      round: definition.round(state),
      snapshot: () => ({ version, started, table, state }),
      after: (storedEvents) =>
        matchAt(version + storedEvents.length, started, storedEvents.reduce<Position<State>>(evolve, position)),
      decide: (answer, random) => {
        const prompt = promptOf(answer);
        if (!prompt) return reject('prompt-closed');
        const command = definition.commandSchema.safeParse(answer.command);
        if (!command.success || !isAnswer(prompt, command.data)) return reject('malformed-command');
        return definition.decide({ ...command.data, seat: answer.seat }, state, random);
      },
      afterLeaving: (seat) => definition.afterLeaving?.(state, seat) ?? [],
      openPrompts,
      legalCommands: (prompt) => definition.legalCommands(state, prompt),
      fallbackCommand: (prompt) => definition.fallbackCommand(state, prompt),
      botCommand: (name, prompt, random) => {
        const bot = definition.bots[name];
        if (!bot) throw new Error(`${definition.metadata.key} has no bot named ${name}`);
        const view = definition.viewFor(state, { role: 'seat', seat: prompt.seat });
        return bot({ view, prompt, legalCommands: definition.legalCommands(state, prompt), random });
      },
      outcome: () => definition.outcome(state),
      viewFor: (viewer) => definition.viewFor(state, viewer),
      brokenInvariants: () => definition.brokenInvariants(state),
    };
  }

  function evolve({ state, table }: Position<State>, stored: unknown): Position<State> {
    const tableEvent = asTableEvent(stored);
    if (tableEvent) return { state, table: evolveTable(table, tableEvent) };
    return { state: definition.evolve(state, definition.eventSchema.parse(stored)), table };
  }

  function initialMatch(started: MatchStarted): Match {
    const { participants } = started.data;
    const options = definition.optionsSchema.parse(started.data.options);
    const state = definition.initialState({ seatCount: participants.length, options });
    return matchAt(1, started, { state, table: initialTable(participants) });
  }

  return {
    metadata: definition.metadata,
    bots: Object.keys(definition.bots),
    parseOptions: (options) => definition.optionsSchema.safeParse(options),
    start: ({ random, ...wish }) => {
      const options = definition.optionsSchema.parse(wish.options);
      const started = startOf(definition.metadata, { ...wish, options });
      return [started, ...definition.start({ seatCount: wish.participants.length, options }, random)];
    },
    replay: ([first, ...rest]) => initialMatch(matchStartedSchema.parse(first)).after(rest),
    resume: (snapshot, laterEvents) => {
      const { version, started, table, state } = snapshotSchema.parse(snapshot);
      return matchAt(version, started, { state: state as State, table }).after(laterEvents);
    },
    // The start event's inputs are public, and who sits where is the lobby's to tell: nothing of it needs the log.
    redact: (event, viewer) => {
      if (isStart(event)) return undefined;
      return asTableEvent(event) ?? definition.redactEvent(definition.eventSchema.parse(event), viewer);
    },
    logLine: (event) => {
      const tableEvent = asTableEvent(event);
      return tableEvent ? tableLogLine(tableEvent) : definition.logLine(event);
    },
    recap: definition.recap ?? linesRecap,
    shufflesOf: (event) =>
      isStart(event) || asTableEvent(event) ? [] : definition.shufflesOf(definition.eventSchema.parse(event)),
  };
}

type Inputs = Omit<StartMatch, 'options' | 'random'> & Readonly<{ options: Record<string, unknown> }>;

function startOf({ key: game, rulesVersion }: GameMetadata, { clock = NO_CLOCK, ...inputs }: Inputs): MatchStarted {
  const { participants, options, seedCommitment } = inputs;
  return {
    type: 'MatchStarted',
    data: { game, rulesVersion, participants: [...participants], options, clock, seedCommitment },
  };
}

function isStart(stored: unknown): boolean {
  return matchStartedSchema.safeParse(stored).success;
}

function asTableEvent(stored: unknown): TableEvent | undefined {
  return isTableEvent(stored) ? tableEventSchema.parse(stored) : undefined;
}
