/** Chance, handed in to `start` and `decide`. Results are stored in events, so replaying needs none. */
export type RandomSource = Readonly<{
  /** A whole number from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
}>;

/** Fisher-Yates, from the last place down. The proof of chance repeats exactly these draws. */
export function shuffle<T>(items: readonly T[], random: RandomSource): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random.integer(0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
