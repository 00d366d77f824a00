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
import type { RandomSource } from './random';

const participantSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), id: z.string() }),
  z.object({ kind: z.literal('bot'), bot: z.string() }),
]);

/** Who sits on a seat when the match starts. */
export type Participant = z.infer<typeof participantSchema>;

/** The first event of every stream carries every input, so that no later change of a user or a setting reaches it. */
const matchStartedSchema = z.object({
  type: z.literal('MatchStarted'),
  data: z.object({
    game: z.string(),
    rulesVersion: z.number().int(),
    participants: z.array(participantSchema),
    options: z.record(z.string(), z.unknown()),
    /** SHA-256 of the match's secret seed, in hexadecimal. */
    seedCommitment: z.string(),
  }),
});
export type MatchStarted = Readonly<z.infer<typeof matchStartedSchema>>;

export type StartMatch = Readonly<{
  participants: readonly Participant[];
  options: unknown;
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
  /** Plain JSON from which `resume` makes this match again. A cache: never the truth. */
  snapshot: () => unknown;
  /** This match after more events, as they come from the database. */
  after: (storedEvents: readonly unknown[]) => Match;
  decide: (answer: Answer, random: RandomSource) => Decision<Event>;
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
  shufflesOf: (storedEvent: unknown) => readonly Shuffle[];
}>;

const snapshotSchema = z.object({ version: z.number().int(), started: matchStartedSchema, state: z.unknown() });

/** Hides a game's own types behind one interface, so that the registry needs no `any`. */
export function defineGame<State, E extends Event, C extends Command, View, Options extends Record<string, unknown>>(
  definition: GameDefinition<State, E, C, View, Options>,
): Game {
  function matchAt(version: number, started: MatchStarted, state: State): Match {
    const isOpen = (answer: Answer) =>
      definition.openPrompts(state).some(({ id, seat }) => id === answer.promptId && seat === answer.seat);
    return {
      version,
      started,
      snapshot: () => ({ version, started, state }),
      after: (storedEvents) =>
        matchAt(
          version + storedEvents.length,
          started,
          storedEvents.map((event) => definition.eventSchema.parse(event)).reduce(definition.evolve, state),
        ),
      decide: (answer, random) => {
        if (!isOpen(answer)) return reject('prompt-closed');
        const command = definition.commandSchema.safeParse(answer.command);
        if (!command.success) return reject('malformed-command');
        return definition.decide({ ...command.data, seat: answer.seat }, state, random);
      },
      openPrompts: () => definition.openPrompts(state),
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

  function initialMatch(started: MatchStarted): Match {
    const options = definition.optionsSchema.parse(started.data.options);
    return matchAt(1, started, definition.initialState({ seatCount: started.data.participants.length, options }));
  }

  const isStart = (event: unknown) => matchStartedSchema.safeParse(event).success;

  return {
    metadata: definition.metadata,
    bots: Object.keys(definition.bots),
    parseOptions: (options) => definition.optionsSchema.safeParse(options),
    start: ({ participants, options: input, seedCommitment, random }) => {
      const options = definition.optionsSchema.parse(input);
      const { key: game, rulesVersion } = definition.metadata;
      const started: MatchStarted = {
        type: 'MatchStarted',
        data: { game, rulesVersion, participants: [...participants], options, seedCommitment },
      };
      return [started, ...definition.start({ seatCount: participants.length, options }, random)];
    },
    replay: ([first, ...rest]) => initialMatch(matchStartedSchema.parse(first)).after(rest),
    resume: (snapshot, laterEvents) => {
      const { version, started, state } = snapshotSchema.parse(snapshot);
      return matchAt(version, started, state as State).after(laterEvents);
    },
    // The start event's inputs are public, and who sits where is the lobby's to tell: nothing of it needs the log.
    redact: (event, viewer) =>
      isStart(event) ? undefined : definition.redactEvent(definition.eventSchema.parse(event), viewer),
    logLine: definition.logLine,
    shufflesOf: (event) => (isStart(event) ? [] : definition.shufflesOf(definition.eventSchema.parse(event))),
  };
}
