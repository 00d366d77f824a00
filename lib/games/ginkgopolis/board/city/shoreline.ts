import type { DrawnCity } from './drawn-city';
import type { Place, Point } from './geometry';
import { keyOf, NEIGHBOURS, placeOf } from './geometry';

/** Each side of a space: the way to the neighbour, and the two corners of the shared edge, clockwise. */
export const SIDES = NEIGHBOURS.map(([dx, dy]) => ({
  to: [dx, dy] as Place,
  from: [(dx - dy) / 2, (dy + dx) / 2] as Place,
  until: [(dx + dy) / 2, (dy - dx) / 2] as Place,
}));

/** Spaces with a building or a letter. */
export function cellsOf({ buildings, tokens }: DrawnCity): Place[] {
  return [...buildings.map(({ space }) => space), ...Object.values(tokens)].map(placeOf);
}

/** Empty spaces that lie between two others belong to the land too, so that its shore is smooth. */
export function parkland(cells: readonly Place[]): Place[] {
  const taken = new Set(cells.map(keyOf));
  const isTaken = ([x, y]: Place) => taken.has(keyOf([x, y]));
  const around = ([x, y]: Place) => NEIGHBOURS.map(([dx, dy]): Place => [x + dx, y + dy]);
  const found = new Map(
    cells
      .flatMap(around)
      .filter((place) => !isTaken(place) && around(place).filter(isTaken).length > 1)
      .map((place) => [keyOf(place), place]),
  );
  return [...found.values()];
}

/** Open edges of the cells by the corner they start from, each with the land on its right. */
function edgesOf(cells: readonly Place[]): Map<string, Place[]> {
  const inside = new Set(cells.map(keyOf));
  const edges = new Map<string, Place[]>();
  for (const [x, y] of cells) {
    for (const { to, from, until } of SIDES) {
      if (inside.has(keyOf([x + to[0], y + to[1]]))) continue;
      const start = keyOf([x + from[0], y + from[1]]);
      edges.set(start, [...(edges.get(start) ?? []), [x + until[0], y + until[1]]]);
    }
  }
  return edges;
}

/** The corner that follows, taken out of the edges. */
function follow(edges: Map<string, Place[]>, corner: string): Place | undefined {
  const ends = edges.get(corner);
  const next = ends?.pop();
  if (ends?.length === 0) edges.delete(corner);
  return next;
}

function loopsOf(cells: readonly Place[]): Place[][] {
  const edges = edgesOf(cells);
  const loops: Place[][] = [];
  for (const start of [...edges.keys()]) {
    const loop: Place[] = [];
    for (let next = follow(edges, start); next; next = follow(edges, keyOf(next))) loop.push(next);
    if (loop.length > 0) loops.push(withoutStraights(loop));
  }
  return loops;
}

const at = <T>(ring: readonly T[], index: number): T => {
  const found = ring[(index + ring.length) % ring.length];
  if (found === undefined) throw new Error('An empty ring has no corners');
  return found;
};

function withoutStraights(loop: readonly Place[]): Place[] {
  return loop.filter(([x, y], index) => {
    const [ax, ay] = at(loop, index - 1);
    const [cx, cy] = at(loop, index + 1);
    return (x - ax) * (cy - y) !== (y - ay) * (cx - x);
  });
}

function toward(from: Point, to: Point, radius: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const share = Math.min(radius, length / 2) / length;
  return [from[0] + dx * share, from[1] + dy * share];
}

const write = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;

/** The outer edge of all cells, followed round and softened with quadratic corners. */
export function shoreline(cells: readonly Place[], corner: (place: Place) => Point, radius: number): string {
  const soft = (loop: readonly Place[]) =>
    loop.map((place, index) => {
      const here = corner(place);
      const entry = toward(here, corner(at(loop, index - 1)), radius);
      const exit = toward(here, corner(at(loop, index + 1)), radius);
      return `${index === 0 ? 'M' : 'L'}${write(entry)}Q${write(here)} ${write(exit)}`;
    });
  return loopsOf(cells)
    .map((loop) => `${soft(loop).join('')}Z`)
    .join('');
}

/** The edges of a group of spaces that none of the group shares, drawn a little inside. */
export function outline(group: readonly Place[], corner: (place: Place) => Point): string {
  const inside = new Set(group.map(keyOf));
  const point = (x: number, y: number) => corner([x, y]).join(' ');
  return group
    .flatMap(([x, y]) =>
      SIDES.filter(({ to }) => !inside.has(keyOf([x + to[0], y + to[1]]))).map(
        ({ from, until }) =>
          `M${point(x + from[0] * 0.95, y + from[1] * 0.95)}L${point(x + until[0] * 0.95, y + until[1] * 0.95)}`,
      ),
    )
    .join('');
}

export function area(group: readonly Place[], corner: (place: Place) => Point): string {
  const corners = [
    [-0.5, 0.5],
    [0.5, 0.5],
    [0.5, -0.5],
    [-0.5, -0.5],
  ] as const;
  return group.map(([x, y]) => `M${corners.map(([dx, dy]) => corner([x + dx, y + dy]).join(' ')).join('L')}Z`).join('');
}
