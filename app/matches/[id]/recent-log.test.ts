import { describe, expect, test } from 'vitest';
import type { LogEntry } from '@/lib/matches/stream/log-entry';
import { recentLog } from './recent-log';

/** Ten rounds of five steps, after two that set the match up. */
const LOG: readonly LogEntry[] = Array.from({ length: 52 }, (_, index) => ({
  step: index + 1,
  at: new Date(0),
  event: { type: index >= 2 && (index - 2) % 5 === 0 ? 'RoundBegan' : 'Something', data: {} },
  line: undefined,
}));
const stepsOf = (log: readonly LogEntry[]) => log.map(({ step }) => step);

describe('the part of a log that a page brings along', () => {
  test('is the last two rounds, whole', () => {
    expect(stepsOf(recentLog(LOG, 52))).toEqual(stepsOf(LOG.slice(42)));
  });

  test('goes back to the round in which its reader was last there', () => {
    expect(stepsOf(recentLog(LOG, 10))).toEqual(stepsOf(LOG.slice(7)));
  });

  test('is all of it while a match is young', () => {
    expect(recentLog(LOG.slice(0, 12), 0)).toEqual(LOG.slice(0, 12));
    expect(recentLog(LOG.slice(0, 2), 0)).toEqual(LOG.slice(0, 2));
  });

  test('is no longer for those who look at the match for the first time', () => {
    expect(recentLog(LOG, 0)).toHaveLength(10);
  });
});
