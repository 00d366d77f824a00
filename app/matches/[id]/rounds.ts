import type { LogEntry } from '@/lib/matches/log-entry';

/** Games that are played in rounds say so with an event of this type. */
const ROUND_BEGAN = 'RoundBegan';

/** The step at which each round began, the first round first. */
export function roundsOf(log: readonly LogEntry[]): readonly number[] {
  return log.filter(({ event }) => event.type === ROUND_BEGAN).map(({ step }) => step);
}
