import type { LogLine, LogValue, RedactedEvent, Seat } from './game-definition';
import { isTableEvent } from './table-event-types';
import type { TableEvent } from './table-events';

/** Something a viewer saw happen, with the step at which that viewer saw it. */
export type ToldEntry = Readonly<{ step: number; event: RedactedEvent; line: LogLine | undefined }>;

/** All that is known of one round; round 0 is what came before the first. */
export type Round<Entry extends ToldEntry = ToldEntry> = Readonly<{ number: number; entries: readonly Entry[] }>;

export type Sentence = Extract<LogValue, { kind: 'message' }>;

/** What a seat did from a step on, or what happened at the table (`seat` is null), in sentences of the game. */
export type RecapDeed = Readonly<{ step: number; seat: Seat | null; sentences: readonly Sentence[] }>;

/** What a reader has missed of one round. */
export type RecapRound<Deed extends RecapDeed = RecapDeed> = Readonly<{
  number: number;
  /** The first step that was missed: history shows the table there. */
  from: number;
  deeds: readonly Deed[];
  /** What the round comes to in numbers, for the message `board.recap.rounds` of the game. */
  counts: Readonly<Record<string, number>>;
}>;

/** How far a reader has seen a match, and from which seat. */
export type Reader = Readonly<{ since: number; you: Seat | undefined }>;

/**
 * What a reader has missed, from the log as that reader may know it. Its sentences stand on the page and in the mail;
 * long absences are told by the message `board.recap.rounds` of the game.
 */
export type TellRecap = (log: readonly ToldEntry[], reader: Reader) => readonly RecapRound[];

/** Games that are played in rounds begin each with an event of this type. */
export const ROUND_BEGAN = 'RoundBegan';

/** The log cut into rounds, the oldest first. */
export function roundsOf<Entry extends ToldEntry>(log: readonly Entry[]): Round<Entry>[] {
  const rounds: { number: number; entries: Entry[] }[] = [];
  for (const entry of log) {
    const current = rounds.at(-1);
    if (entry.event.type === ROUND_BEGAN)
      rounds.push({ number: numberOf(entry.event, rounds.length), entries: [entry] });
    else if (current) current.entries.push(entry);
    else rounds.push({ number: 0, entries: [entry] });
  }
  return rounds;
}

function numberOf({ data }: RedactedEvent, counted: number): number {
  return 'round' in data && typeof data.round === 'number' ? data.round : counted;
}

/** What happened at the table beside the game; a reader's own part of it is told as what was done for them. */
export function tableDeed({ step, event, line }: ToldEntry, you: Seat | undefined): RecapDeed | undefined {
  if (!line || !isTableEvent(event)) return undefined;
  const { data } = event as TableEvent;
  const sentence = isOwnMiss(event, you) ? { key: 'log.table.OwnDeadlinePassed', values: {} } : inLog(line);
  return { step, seat: 'seat' in data ? data.seat : null, sentences: [{ kind: 'message', ...sentence }] };
}

/** How often in a part of the log the reader's answer was given by the clock. */
export const ownMisses = (entries: readonly ToldEntry[], you: Seat | undefined) =>
  entries.filter(({ event }) => isOwnMiss(event, you)).length;

function isOwnMiss(event: RedactedEvent, you: Seat | undefined): boolean {
  return event.type === 'DeadlinePassed' && 'seat' in event.data && event.data.seat === you;
}

const inLog = ({ key, values }: LogLine) => ({ key: `log.${key}`, values });

/** A line of the log as a sentence. */
export const asSentence = (line: LogLine): Sentence => ({ kind: 'message', ...inLog(line) });

/** Every line of the log by itself: for games that tell it no better. */
export function linesRecap(log: readonly ToldEntry[], { since, you }: Reader): readonly RecapRound[] {
  return missedRounds(log, since).map(({ missed, ...round }) => ({
    ...round,
    counts: {},
    deeds: missed.flatMap(
      (entry) =>
        tableDeed(entry, you) ??
        (entry.line && entry.event.type !== ROUND_BEGAN
          ? { step: entry.step, seat: null, sentences: [asSentence(entry.line)] }
          : []),
    ),
  }));
}

/** The rounds of which a reader has missed something, each whole and with that part of it. */
export function missedRounds<Entry extends ToldEntry>(log: readonly Entry[], since: number) {
  return roundsOf(log).flatMap((round) => {
    const missed = round.entries.filter(({ step }) => step > since);
    const [first] = missed;
    return first ? [{ number: round.number, from: first.step, entries: round.entries, missed }] : [];
  });
}
