import type { RandomSource } from '@/lib/engine/random';

/** The numbers that a Fisher-Yates shuffle must draw to bring `from` into the order `to`. */
function drawsFor(from: readonly unknown[], to: readonly unknown[]): number[] {
  const items = [...from];
  const draws: number[] = [];
  for (let last = items.length - 1; last > 0; last--) {
    const other = items.indexOf(to[last]);
    if (other < 0 || other > last) throw new Error(`Not a shuffle of the same items: ${JSON.stringify({ from, to })}`);
    draws.push(other);
    [items[last], items[other]] = [items[other], items[last]];
  }
  return draws;
}

/** Chance that makes one shuffle after the other come out as told; anything more than those throws. */
export function scriptedRandom(
  shuffles: readonly Readonly<{ from: readonly unknown[]; to: readonly unknown[] }>[],
): RandomSource {
  const draws = shuffles.flatMap(({ from, to }) => drawsFor(from, to));
  return {
    integer: (_min, max) => {
      const draw = draws.shift();
      if (draw === undefined || draw > max) throw new Error('A shuffle happens that the script does not know');
      return draw;
    },
  };
}
