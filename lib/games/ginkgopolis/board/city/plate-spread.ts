/** A label by its middle and its size. A fixed one stays where it is. */
export type Label = Readonly<{ x: number; y: number; width: number; height: number; fixed: boolean }>;

type Position = { x: number; y: number };

const ROUNDS = 60;
/** So much of two labels may lie on each other: their rounded corners and their owners' halos. */
const TOUCH = 2.5;
const clamp = (value: number, home: number, reach: number) => Math.max(home - reach, Math.min(home + reach, value));

/** Labels that overlap push each other aside, a little at a time and never far from their roofs. */
export function spreadLabels<L extends Label>(labels: readonly L[], reach = 30): L[] {
  const moving = labels.map((label) => ({ label, at: { x: label.x, y: label.y } }));
  const pairs = neighbours(moving, reach);
  for (let round = 0; round < ROUNDS; round++) {
    if (!pushAll(pairs, reach)) break;
  }
  return labels.map((label, index) => ({ ...label, ...moving[index]?.at }));
}

type Moving = Readonly<{ label: Label; at: Position }>;
type Pair = readonly [Moving, Moving];

/** Only those can ever meet whose homes are near enough: a few for each, of all the labels of a large city. */
function neighbours(moving: readonly Moving[], reach: number): readonly Pair[] {
  return moving.flatMap((one, index) =>
    moving.slice(index + 1).flatMap((other): Pair[] => {
      const [a, b] = [one.label, other.label];
      return Math.min(overlapX(a, a, b, b), overlapY(a, a, b, b)) + 2 * reach > 0 ? [[one, other]] : [];
    }),
  );
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
function pushAll(pairs: readonly Pair[], reach: number): boolean {
  let moved = false;
  for (const [one, other] of pairs) {
    if (pushApart(one.label, one.at, other.label, other.at, reach)) moved = true;
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
