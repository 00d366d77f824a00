import type { Space } from '../../components';
import type { DrawnCity } from './drawn-city';
import type { Bounds, Place, Point } from './geometry';
import { placeOf } from './geometry';
import { cellsOf } from './shoreline';

/** Width of a space. */
export const SPACE = 92;
const MARGIN = 26;

export const middle = ([x, y]: Place) => [x * SPACE, -y * SPACE] as const;

/** The middle of a space in the plan. */
export function planPoint(space: Space): Point {
  return middle(placeOf(space));
}

export function planBounds(city: DrawnCity): Bounds {
  const cells = cellsOf(city);
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: (left - 0.5) * SPACE - MARGIN,
    y: (-top - 0.5) * SPACE - MARGIN,
    width: (right - left + 1) * SPACE + 2 * MARGIN,
    height: (top - bottom + 1) * SPACE + 2 * MARGIN,
  };
}
