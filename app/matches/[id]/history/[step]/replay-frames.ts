import type { RecapRound } from '@/lib/engine/recap';

/** The steps at which a replay stops: each deed that the recap tells has been done, and not yet the next one. */
export function replayFrames(rounds: readonly RecapRound[], latest: number): readonly number[] {
  const begun = rounds.flatMap(({ deeds }) => deeds.map(({ step }) => step)).sort((a, b) => a - b);
  const done = begun.map((step) => step - 1).filter((step) => step > 0);
  return [...new Set([...done, latest])];
}
