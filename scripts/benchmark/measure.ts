/** One thing measured, against what it is compared with in the same run. */
export type Measurement = Readonly<{
  name: string;
  /** What the ratio compares with. */
  against: string;
  ours: number;
  theirs: number;
  unit: string;
  /** What the work was done on. */
  details: string;
}>;

const ROUNDS = 7;

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}

type Work = () => number | Promise<number>;

/**
 * The medians of two kinds of work, done in turn so that a busy machine slows both. Each returns its own figure; the
 * first round warms up and does not count.
 */
export async function inTurn(ours: Work, theirs: Work): Promise<Readonly<{ ours: number; theirs: number }>> {
  const rounds: Readonly<{ ours: number; theirs: number }>[] = [];
  for (let round = 0; round <= ROUNDS; round++) rounds.push({ ours: await ours(), theirs: await theirs() });
  const counted = rounds.slice(1);
  return { ours: median(counted.map((round) => round.ours)), theirs: median(counted.map((round) => round.theirs)) };
}

/** Milliseconds of one run of the work, averaged over `times`. */
export async function milliseconds(work: () => unknown, times: number): Promise<number> {
  const begin = performance.now();
  for (let time = 0; time < times; time++) await work();
  return (performance.now() - begin) / times;
}

export function report(measurements: readonly Measurement[]): string {
  return measurements
    .map(({ name, against, ours, theirs, unit, details }) => {
      const ratio = (ours / theirs).toPrecision(3);
      return `${name}\n  ${figure(ours)} ${unit}, ${against}: ${figure(theirs)} ${unit}, ratio ${ratio}\n  ${details}`;
    })
    .join('\n\n');
}

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
