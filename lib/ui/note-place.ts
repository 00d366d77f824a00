import type { Box, Size } from './box';
import { within } from './box';

/** Where a note lies, and on which of its sides its pointer sits, how far along; none where it points nowhere. */
export type NotePlace = Readonly<{ x: number; y: number; pointer: Pointer | undefined }>;

const SIDES = ['top', 'bottom', 'left', 'right'] as const;
type Side = (typeof SIDES)[number];
type Pointer = Readonly<{ side: Side; along: number }>;

const GAP = 12;
const MARGIN = 8;
/** A pointer keeps away from the rounded corners. */
const CORNER = 18;

type Wish = Readonly<{
  note: Size;
  /** What the note is about; nothing where that is not in sight. */
  target: Box | undefined;
  window: Size;
  /** What must stay in sight and in reach. */
  keepFree: readonly Box[];
}>;

/**
 * A place in the window beside what the note is about. What must stay free counts for more than all else, then what the
 * note is about; a place that covers neither is taken in the order above, below, left, right.
 */
export function placeNote(wish: Wish): NotePlace {
  const candidates = [...besidesTarget(wish), ...inWindow(wish)];
  const [best] = candidates
    .map((place) => ({ place, cost: costOf(place, wish) }))
    .toSorted((one, other) => one.cost - other.cost);
  return best?.place ?? { x: MARGIN, y: MARGIN, pointer: undefined };
}

/** Right beside it, or beside what must stay free around it: a button among others is pointed at from their edge. */
function besidesTarget(wish: Wish): readonly NotePlace[] {
  const { target, keepFree } = wish;
  if (!target) return [];
  return [target, ...keepFree.filter((kept) => sharedArea(kept, target) > 0)].flatMap((edge) =>
    besides(target, edge, wish),
  );
}

function besides(target: Box, edge: Box, wish: Wish): readonly NotePlace[] {
  const { note } = wish;
  const centreX = target.x + target.width / 2;
  const centreY = target.y + target.height / 2;
  const corners = {
    bottom: { x: centreX - note.width / 2, y: edge.y - note.height - GAP },
    top: { x: centreX - note.width / 2, y: edge.y + edge.height + GAP },
    right: { x: edge.x - note.width - GAP, y: centreY - note.height / 2 },
    left: { x: edge.x + edge.width + GAP, y: centreY - note.height / 2 },
  } as const satisfies Record<Side, Readonly<{ x: number; y: number }>>;
  return (['bottom', 'top', 'right', 'left'] as const).map((side) => {
    const { x, y } = inside(corners[side], wish);
    const isLevel = side === 'top' || side === 'bottom';
    const along = isLevel
      ? within(centreX - x, CORNER, note.width - CORNER)
      : within(centreY - y, CORNER, note.height - CORNER);
    return { x, y, pointer: { side, along } };
  });
}

/** Where there is no room beside it: at the top of the window, in the middle, at the bottom. */
function inWindow(wish: Wish): readonly NotePlace[] {
  const { note, window, target } = wish;
  const centreX = target ? target.x + target.width / 2 : window.width / 2;
  const tops = [target ? target.y + GAP : 0, window.height / 6, window.height / 2, window.height];
  return tops.map((y) => ({ ...inside({ x: centreX - note.width / 2, y }, wish), pointer: undefined }));
}

function inside({ x, y }: Readonly<{ x: number; y: number }>, { note, window }: Wish) {
  return {
    x: within(x, MARGIN, window.width - note.width - MARGIN),
    y: within(y, MARGIN, window.height - note.height - MARGIN),
  };
}

const OF_KEPT_FREE = 1_000;
const POINTS_NOWHERE = 1;

function costOf(place: NotePlace, { note, target, keepFree }: Wish): number {
  const box = { ...place, ...note };
  const covered = keepFree.reduce((sum, kept) => sum + sharedArea(box, kept), 0);
  const ofTarget = target ? sharedArea(box, target) : 0;
  return covered * OF_KEPT_FREE + ofTarget + (place.pointer ? 0 : POINTS_NOWHERE);
}

/** The part of what a note is about that is in sight, above whatever lies over its lower end. */
export function partInSight(target: Box, over: readonly Box[]): Box {
  const tops = over.filter((each) => sharedArea(each, target) > 0).map(({ y }) => y);
  return { ...target, height: Math.max(0, Math.min(target.y + target.height, ...tops) - target.y) };
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
