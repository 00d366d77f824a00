import { ROUND_BEGAN } from '@/lib/engine/recap';
import type { LogEntry } from '@/lib/matches/stream/log-entry';

/** The step at which each round began, the first round first. */
export function roundBeginnings(log: readonly LogEntry[]): readonly number[] {
  return log.filter(({ event }) => event.type === ROUND_BEGAN).map(({ step }) => step);
}
