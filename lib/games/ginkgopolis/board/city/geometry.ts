import { assertNever } from '@/lib/engine/decision';
import { coordinates } from '../../city';
import type { Space } from '../../components';

/** A point of the ground: x to the east, y to the north, a space is 1 × 1 around its whole numbers. */
export type Place = readonly [x: number, y: number];
/** A point of the drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

export type Bounds = Readonly<{ x: number; y: number; width: number; height: number }>;

/** One space of the ground is a diamond of this size on the screen. */
export const CELL = { width: 150, height: 90 } as const;
/** Height of a floor, and of the slab on top of it. */
export const FLOOR = 29;
export const SLAB = 5;
export const WALL = FLOOR - SLAB;
/** A wall is drawn flat, this wide, and then sheared on to its side. */
export const FACE = 64;
/** Half the width and height of a building's footprint: 70 % of its space, the rest is street. */
export const HALF = { width: (CELL.width / 2) * 0.7, height: (CELL.height / 2) * 0.7 } as const;

/** Quarter turns of the view, clockwise. */
export const QUARTERS = [0, 1, 2, 3] as const;
export type Quarter = (typeof QUARTERS)[number];

export const NEIGHBOURS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const satisfies readonly Place[];

export function placeOf(space: Space): Place {
  return coordinates(space);
}

export function keyOf([x, y]: Place): string {
  return `${x},${y}`;
}

function turned([x, y]: Place, quarter: Quarter): Place {
  switch (quarter) {
    case 0:
      return [x, y];
    case 1:
      return [y, -x];
    case 2:
      return [-x, -y];
    case 3:
      return [-y, x];
    default:
      return assertNever(quarter);
  }
}

/** Where a place of the ground lies on the screen, seen from the south-east. */
export function onGround(place: Place, quarter: Quarter = 0): Point {
  const [x, y] = turned(place, quarter);
  return [((x + y) * CELL.width) / 2, ((x - y) * CELL.height) / 2];
}

export function diamond(halfWidth: number, halfHeight: number, [cx, cy]: Point = [0, 0]): string {
  return `M${cx - halfWidth} ${cy}L${cx} ${cy - halfHeight}L${cx + halfWidth} ${cy}L${cx} ${cy + halfHeight}Z`;
}

/** The matrices that lean a flat wall on to the left and the right side of a building, its top `z` above the ground. */
export function leftWall(z: number): string {
  return `matrix(${HALF.width / FACE} ${HALF.height / FACE} 0 1 ${-HALF.width} ${-z})`;
}

export function rightWall(z: number): string {
  return `matrix(${HALF.width / FACE} ${-HALF.height / FACE} 0 1 0 ${HALF.height - z})`;
}

/** Between 0 and 1, always the same for the same number: what makes buildings differ without chance. */
export function noise(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Hundredths are enough for a drawing, and server and browser then write the same. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
