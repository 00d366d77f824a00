import type { Buildings } from './city';
import { coordinates, neighbours } from './city';
import type { Space } from './components';
import { DIAGONAL_GAP_OPEN } from './rulings';

/** One stop on the walk round the city: an empty space orthogonally next to at least one building. */
export type Stop = Readonly<{
  space: Space;
  /** The buildings it touches on this stretch of the walk. */
  beside: readonly Space[];
}>;

type Side = 0 | 1 | 2 | 3;
type Edge = Readonly<{ building: Space; side: Side }>;

const turned = (side: Side, by: 1 | -1) => ((side + 4 + by) % 4) as Side;

/** The next edge clockwise, with the city on the right hand. */
function nextEdge(buildings: Buildings, { building, side }: Edge): Edge {
  const ahead = neighbours(building)[turned(side, 1)];
  const acrossTheCorner = neighbours(ahead)[side];
  const isOpen = !buildings[ahead] && (DIAGONAL_GAP_OPEN || !buildings[acrossTheCorner]);
  if (isOpen) return { building, side: turned(side, 1) };
  if (buildings[acrossTheCorner]) return { building: acrossTheCorner, side: turned(side, -1) };
  return { building: ahead, side };
}

/** The north edge of one of the northernmost buildings, which always looks outside. */
function outerEdge(buildings: Buildings): Edge {
  const y = (at: Space) => coordinates(at)[1];
  const building = (Object.keys(buildings) as Space[]).reduce((best, at) => (y(at) > y(best) ? at : best));
  return { building, side: 0 };
}

function edges(buildings: Buildings): readonly Edge[] {
  const first = outerEdge(buildings);
  const walked = [first];
  let edge = nextEdge(buildings, first);
  while (edge.building !== first.building || edge.side !== first.side) {
    walked.push(edge);
    edge = nextEdge(buildings, edge);
  }
  return walked;
}

/**
 * The outer outline of the city, clockwise. A space in a corridor one wide comes up twice; spaces in enclosed holes
 * never do.
 */
export function outline(buildings: Buildings): readonly Stop[] {
  const stops: { space: Space; beside: Space[] }[] = [];
  for (const { building, side } of edges(buildings)) {
    const space = neighbours(building)[side];
    const last = stops.at(-1);
    if (last?.space === space) last.beside.push(building);
    else stops.push({ space, beside: [building] });
  }
  const [first, last] = [stops[0], stops.at(-1)];
  if (first && last && first !== last && first.space === last.space) {
    first.beside.unshift(...last.beside);
    stops.pop();
  }
  return stops;
}
