import type { RecapDeed, RecapRound, Sentence } from './recap';

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
