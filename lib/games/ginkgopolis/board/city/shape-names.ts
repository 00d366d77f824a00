import type { Colour } from '../../components';

/** Four different floors are drawn for each colour; buildings choose among them by their place. */
export const FLOOR_SHAPES = ['floor-1', 'floor-2', 'floor-3', 'floor-4'] as const;
export type ShapeName = (typeof FLOOR_SHAPES)[number] | 'roof' | 'parapet';

/** `simple` leaves out what cannot be seen in a small picture. */
export type Detail = 'full' | 'simple';

/** The id of a shape that is drawn once and used often. `drawing` tells several drawings of one page apart. */
export function shapeId(drawing: string, name: ShapeName, colour: Colour): string {
  return `${drawing}-${name}-${colour}`;
}

/** Names the shapes that a table draws once, for its city and for the buildings on cards. */
export const TABLE_SHAPES = 'table';
