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
  const { type, data } = event as TableEvent;
  const isOwnMiss = type === 'DeadlinePassed' && data.seat === you;
  const sentence = isOwnMiss ? { key: 'log.table.OwnDeadlinePassed', values: {} } : inLog(line);
  return { step, seat: 'seat' in data ? data.seat : null, sentences: [{ kind: 'message', ...sentence }] };
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

/** Rounds of a long absence, told in one sentence: the message `board.recap.rounds` of the game. */
export type FoldedRounds = Readonly<{ from: number; last: number; sentence: Sentence }>;

/** What is told to a reader, the newest last. `cut` deeds of the newest round are not told. */
export type FoldedRecap<Deed extends RecapDeed = RecapDeed> = Readonly<{
  folded: readonly FoldedRounds[];
  rounds: readonly RecapRound<Deed>[];
  cut: number;
}>;

/**
 * A recap in so many lines at the most: the newest round, and of those before it as many in full as there is room for.
 * Each round before these is one line, and the oldest are one line together where they are too many.
 */
export function foldRecap<Deed extends RecapDeed>(
  missed: readonly RecapRound<Deed>[],
  most: number,
): FoldedRecap<Deed> {
  const told = missed.filter(({ deeds }) => deeds.length > 0);
  const newest = told.at(-1);
  if (!newest) return { folded: [], rounds: [], cut: 0 };
  const before = told.slice(0, -1);
  const room = most - (before.length > 0 ? 1 : 0);
  const shown = newest.deeds.slice(-room);
  const inFull = fitting(before, room - shown.length);
  const rounds = [...before.slice(before.length - inFull), { ...newest, deeds: shown }];
  const left = most - rounds.reduce((sum, { deeds }) => sum + deeds.length, 0);
  return {
    folded: foldedRounds(before.slice(0, before.length - inFull), Math.max(1, left)),
    rounds,
    cut: newest.deeds.length - shown.length,
  };
}

/** How many of the newest of these rounds can be told in full, when all before them take a line each. */
function fitting(rounds: readonly RecapRound[], lines: number): number {
  let left = lines;
  let count = 0;
  for (const { deeds } of rounds.toReversed()) {
    const older = rounds.length - count - 1;
    left -= deeds.length;
    if (left < Math.min(older, 1)) break;
    count += 1;
  }
  return count;
}

function foldedRounds(rounds: readonly RecapRound[], lines: number): readonly FoldedRounds[] {
  const together = rounds.length > lines ? rounds.length - lines + 1 : 1;
  const groups = [rounds.slice(0, together), ...rounds.slice(together).map((round) => [round])];
  return groups.flatMap(folded);
}

function folded(rounds: readonly RecapRound[]): FoldedRounds | readonly [] {
  const [first] = rounds;
  const last = rounds.at(-1);
  if (!first || !last) return [];
  const counts: Record<string, number> = {};
  for (const [key, count] of rounds.flatMap((round) => Object.entries(round.counts))) {
    counts[key] = (counts[key] ?? 0) + count;
  }
  const span = rounds.length === 1 ? 'one' : 'many';
  const values = { ...counts, first: first.number, last: last.number, span };
  return { from: first.from, last: last.number, sentence: { kind: 'message', key: 'board.recap.rounds', values } };
}
