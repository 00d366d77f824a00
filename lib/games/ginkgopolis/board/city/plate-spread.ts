/** A label by its middle and its size. A fixed one stays where it is. */
export type Label = Readonly<{ x: number; y: number; width: number; height: number; fixed: boolean }>;

type Position = { x: number; y: number };

const ROUNDS = 60;
/** So much of two labels may lie on each other: their rounded corners and their owners' halos. */
const TOUCH = 2.5;
const clamp = (value: number, home: number, reach: number) => Math.max(home - reach, Math.min(home + reach, value));

/** Labels that overlap push each other aside, a little at a time and never far from their roofs. */
export function spreadLabels<L extends Label>(labels: readonly L[], reach = 30): L[] {
  const positions: Position[] = labels.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    if (!pushAll(labels, positions, reach)) break;
  }
  return labels.map((label, index) => ({ ...label, ...positions[index] }));
}

/** Whether each label can be read: none lies on another. */
export function areApart(labels: readonly Label[]): boolean {
  return labels.every((a, index) =>
    labels.slice(index + 1).every((b) => {
      const over = Math.min(overlapX(a, a, b, b), overlapY(a, a, b, b));
      return over <= TOUCH || (a.fixed && b.fixed);
    }),
  );
}

/** One pass over all pairs; true while something moved. */
function pushAll(labels: readonly Label[], positions: readonly Position[], reach: number): boolean {
  let moved = false;
  for (let i = 0; i < labels.length; i++) {
    for (let j = i + 1; j < labels.length; j++) {
      const [a, b, at, bt] = [labels[i], labels[j], positions[i], positions[j]];
      if (a && b && at && bt && pushApart(a, at, b, bt, reach)) moved = true;
    }
  }
  return moved;
}

const overlapX = (a: Label, at: Position, b: Label, bt: Position) =>
  (a.width + b.width) / 2 + 1 - Math.abs(at.x - bt.x);
const overlapY = (a: Label, at: Position, b: Label, bt: Position) =>
  (a.height + b.height) / 2 + 1 - Math.abs(at.y - bt.y);

function pushApart(a: Label, at: Position, b: Label, bt: Position, reach: number): boolean {
  const across = overlapX(a, at, b, bt);
  if (across <= 0 || (a.fixed && b.fixed)) return false;
  const down = overlapY(a, at, b, bt);
  if (down <= 0) return false;
  const axis = across < down ? 'x' : 'y';
  const by = Math.min(across, down) * (at[axis] <= bt[axis] ? -1 : 1);
  if (!a.fixed) at[axis] = clamp(at[axis] + by * (b.fixed ? 1 : 0.5), a[axis], reach);
  if (!b.fixed) bt[axis] = clamp(bt[axis] - by * (a.fixed ? 1 : 0.5), b[axis], reach);
  return true;
}
