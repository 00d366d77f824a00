import type { LogEntry } from '@/lib/matches/stream/log-entry';
import { roundBeginnings } from './round-beginnings';

/** Rounds that a table comes with: boards tell the last one, and what was going on before a reader's own last step. */
const ROUNDS = 2;

/**
 * The end of a log, which is all that a page brings along: whole rounds, and at least what its reader has not seen yet. A
 * match of weeks would otherwise send all of its story again with each move.
 */
export function recentLog(log: readonly LogEntry[], lastSeenStep: number): readonly LogEntry[] {
  const beginnings = roundBeginnings(log);
  const roundAt = (step: number) => beginnings.findLast((beginning) => beginning <= step) ?? 0;
  // The first rounds come with how the match was set up.
  const recent = (beginnings.length > ROUNDS && beginnings.at(-ROUNDS)) || 0;
  // Somebody who has never looked has missed nothing: the match is told from where it is.
  const from = lastSeenStep > 0 ? Math.min(recent, roundAt(lastSeenStep)) : recent;
  return log.filter(({ step }) => step >= from);
}
