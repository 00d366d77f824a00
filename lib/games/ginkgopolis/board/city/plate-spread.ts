/** A label by its middle and its size. A fixed one stays where it is. */
export type Label = Readonly<{ x: number; y: number; width: number; height: number; fixed: boolean }>;

type Position = { x: number; y: number };

const ROUNDS = 24;
const clamp = (value: number, home: number, reach: number) => Math.max(home - reach, Math.min(home + reach, value));

/** Labels that overlap push each other aside, a little at a time and never far from their roofs. */
export function spreadLabels<L extends Label>(labels: readonly L[], reach = 30): L[] {
  const positions: Position[] = labels.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    if (!pushAll(labels, positions, reach)) break;
  }
  return labels.map((label, index) => ({ ...label, ...positions[index] }));
}

/** One pass over all pairs; true while something moved. */
function pushAll(labels: readonly Label[], positions: readonly Position[], reach: number): boolean {
  let moved = false;
  for (const [i, a] of labels.entries()) {
    for (const [j, b] of labels.entries()) {
      const [at, bt] = [positions[i], positions[j]];
      if (j > i && at && bt && pushApart(a, at, b, bt, reach)) moved = true;
    }
  }
  return moved;
}

function pushApart(a: Label, at: Position, b: Label, bt: Position, reach: number): boolean {
  const overlapX = (a.width + b.width) / 2 + 1 - Math.abs(at.x - bt.x);
  const overlapY = (a.height + b.height) / 2 + 1 - Math.abs(at.y - bt.y);
  if (overlapX <= 0 || overlapY <= 0) return false;
  const axis = overlapX < overlapY ? 'x' : 'y';
  const by = axis === 'x' ? overlapX : overlapY;
  const sign = at[axis] <= bt[axis] ? -1 : 1;
  if (!a.fixed) at[axis] = clamp(at[axis] + sign * by * (b.fixed ? 1 : 0.5), a[axis], reach);
  if (!b.fixed) bt[axis] = clamp(bt[axis] - sign * by * (a.fixed ? 1 : 0.5), b[axis], reach);
  return true;
}
