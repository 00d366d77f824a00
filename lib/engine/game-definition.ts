import type { z } from 'zod';
import type { RandomSource } from './random';

/** A place at the table, numbered from 0 and fixed for the whole match. */
export type Seat = number;

/**
 * Who is looking. Everything sent to a browser is computed for exactly one viewer. `hindsight` sees what every seat
 * saw; the platform hands it out for finished matches only.
 */
export type Viewer =
  | Readonly<{ role: 'seat'; seat: Seat }>
  | Readonly<{ role: 'spectator' }>
  | Readonly<{ role: 'hindsight' }>;

/** Something that happened, in the past tense. Stored forever, never edited. Plain JSON. */
export type Event<Type extends string = string, Data extends object = object> = Readonly<{
  type: Type;
  data: Readonly<Data>;
}>;

/** Something a seat asks for, in the imperative. May be refused. Plain JSON. */
export type Command<Type extends string = string, Data extends object = object> = Readonly<{
  type: Type;
  data: Readonly<Data>;
}>;

/** The seat comes from the session, never from the request body. */
export type IssuedCommand<C extends Command> = C & Readonly<{ seat: Seat }>;

export type RefusalValues = Readonly<Record<string, string | number>>;
export type Rejected<Reason extends string = string> = Readonly<{
  outcome: 'rejected';
  reason: Reason;
  values: RefusalValues;
}>;

/** What `decide` answers: new facts (at least one), or a refusal the player can read. */
export type Decision<E extends Event> = Readonly<{ outcome: 'accepted'; events: readonly E[] }> | Rejected;

/**
 * A question to one seat. Several may be open at once. The match waits on prompts that are not settled; a settled one
 * has its answer, which may still be changed.
 */
export type Prompt = Readonly<{
  /** Never returns in the same match, and is equal for equal histories. */
  id: string;
  seat: Seat;
  /** Message key of the question. */
  kind: string;
  settled: boolean;
  /** Orders for later rather than a question: settled from the beginning, and void when the player leaves for good. */
  standing?: true;
}>;

export type Standing = Readonly<{ seat: Seat; rank: number; score: number }>;
export type Outcome = Readonly<{ standings: readonly Standing[] }>;

/** What a viewer may learn from one event. Its `type` is the message key of the log line. */
export type RedactedEvent = Event;

/** A value in a log line: text, a number, a seat (shown as its player's name), another message, or a list of these. */
export type LogValue =
  | string
  | number
  | Readonly<{ kind: 'seat'; seat: Seat }>
  | Readonly<{ kind: 'message'; key: string; values?: Readonly<Record<string, LogValue>> }>
  | Readonly<{ kind: 'list'; items: readonly LogValue[] }>;

/** One sentence of the match in words: a message key below `log` of the game's messages, and what fills its gaps. */
export type LogLine = Readonly<{ key: string; values: Readonly<Record<string, LogValue>> }>;

/** A choice offered when a table is opened. Its label and its values' labels are messages of the game. */
export type TableOption = Readonly<{ key: string; values: readonly string[]; default: string }>;

export type GameMetadata = Readonly<{
  /** Folder name, address part and message namespace. */
  key: string;
  /** Raised whenever a rule changes; stamped on every event. */
  rulesVersion: number;
  /** `suggested` is what a new table begins with. */
  seats: Readonly<{ min: number; max: number; suggested: number }>;
  /** Median minutes of thought for a match against bots, for the lobby. */
  minutes: number;
  options: readonly TableOption[];
}>;

export type MatchSetup<Options> = Readonly<{ seatCount: number; options: Options }>;

/** One use of chance: `from`, in its canonical order, was shuffled to `to`. */
export type Shuffle = Readonly<{ from: readonly unknown[]; to: readonly unknown[] }>;

/** The pure core of a game: the decider of event sourcing. `evolve` knows no chance and no clock and never refuses. */
export type Decider<State, C extends Command, E extends Event, Options> = Readonly<{
  /** Before the first event, from what the table agreed on. */
  initialState: (setup: MatchSetup<Options>) => State;
  /** Called only for a seat with an open prompt. Chance may be used through `shuffle` alone, so that it can be proved. */
  decide: (command: IssuedCommand<C>, state: State, random: RandomSource) => Decision<E>;
  evolve: (state: State, event: E) => State;
}>;

/** A player that is not a person. It gets what a person in its seat would see, and nothing else. */
export type Bot<View, C extends Command> = (
  table: Readonly<{ view: View; prompt: Prompt; legalCommands: readonly C[]; random: RandomSource }>,
) => C;

/** Everything the platform needs to host a game. One per folder under lib/games. */
export type GameDefinition<State, E extends Event, C extends Command, View, Options> = Decider<State, C, E, Options> &
  Readonly<{
    metadata: GameMetadata;
    optionsSchema: z.ZodType<Options>;
    commandSchema: z.ZodType<C>;
    /** Reads stored events; old shapes are upcast here. */
    eventSchema: z.ZodType<E>;

    /** The opening events: shuffles, deals, first player. */
    start: (setup: MatchSetup<Options>, random: RandomSource) => readonly E[];
    openPrompts: (state: State) => readonly Prompt[];
    /**
     * What the seat may answer to its prompt. Where answers are subsets (2^n), a fair sample that holds the smallest
     * and the largest; `decide` accepts the others too.
     */
    legalCommands: (state: State, prompt: Prompt) => readonly C[];
    /** The types of command that answer each kind of prompt, where several kinds are open at once; else any may. */
    answers?: Readonly<Record<string, readonly C['type'][]>>;
    /** What ends when a seat's player leaves for good, as what was told in advance: hidden from everybody else. */
    afterLeaving?: (state: State, seat: Seat) => readonly E[];
    /** Played for a seat whose deadline passed. */
    fallbackCommand: (state: State, prompt: Prompt) => C;
    outcome: (state: State) => Outcome | undefined;
    /** The rounds begun so far, from 1; 0 while the table is being set up. */
    round: (state: State) => number;

    viewFor: (state: State, viewer: Viewer) => View;
    /** `undefined` hides the event completely. */
    redactEvent: (event: E, viewer: Viewer) => RedactedEvent | undefined;
    /** A redacted event in words; `undefined` for one that needs none. */
    logLine: (event: RedactedEvent) => LogLine | undefined;
    /** The shuffles an event records, in the order they were made. */
    shufflesOf: (event: E) => readonly Shuffle[];
    /**
     * What must hold between commands and does not, for whoever repairs it; empty in a sound game. Asked by tests and
     * simulations.
     */
    brokenInvariants: (state: State) => readonly string[];
    /** By the name a table seats them with. */
    bots: Readonly<Record<string, Bot<View, C>>>;
  }>;
