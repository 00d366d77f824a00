import type { LogEntry } from '@/lib/matches/log-entry';
import { roundsOf } from './rounds';

/** Rounds that a table comes with: boards tell the last one, and what was going on before a reader's own last step. */
const ROUNDS = 3;

/**
 * The end of a log, which is all that a page brings along: whole rounds, and at least what its reader has not seen yet. A
 * match of weeks would otherwise send all of its story again with each move.
 */
export function recentLog(log: readonly LogEntry[], lastSeenStep: number): readonly LogEntry[] {
  const rounds = roundsOf(log);
  const begin = (step: number) => rounds.findLast((round) => round <= step) ?? 0;
  // The first rounds come with how the match was set up.
  const recent = (rounds.length > ROUNDS && rounds.at(-ROUNDS)) || 0;
  // Somebody who has never looked has missed nothing: the match is told from where it is.
  const from = lastSeenStep > 0 ? Math.min(recent, begin(lastSeenStep)) : recent;
  return log.filter(({ step }) => step >= from);
}
