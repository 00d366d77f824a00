import type { Bounds, Point } from './geometry';

/** Which part of a drawing shows: its middle, and how much nearer than when all of it fits. */
export type Camera = Readonly<{ x: number; y: number; zoom: number }>;

/** A frame on the screen, in pixels. */
export type Frame = Readonly<{
  width: number;
  height: number;
  /** What stands over it, in pixels from its upper left corner. */
  covers?: readonly Bounds[];
}>;

export const ZOOM = { min: 1, max: 5, step: 1.35 } as const;

/** The whole drawing in its frame. */
export function whole({ x, y, width, height }: Bounds): Camera {
  return { x: x + width / 2, y: y + height / 2, zoom: 1 };
}

/** Pixels for each unit of the drawing. */
export function scaleOf({ zoom }: Pick<Camera, 'zoom'>, bounds: Bounds, frame: Frame): number {
  return Math.min(frame.width / bounds.width, frame.height / bounds.height) * zoom;
}

export function visible(camera: Camera, bounds: Bounds, frame: Frame): Bounds {
  const scale = scaleOf(camera, bounds, frame);
  const [width, height] = [frame.width / scale, frame.height / scale];
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Room that may be added above or below a drawing, in parts of its height. */
const ROOM = [0, 0.05, 0.1, 0.15, 0.2, 0.25] as const;
/** So far from a point, in pixels, what stands over a drawing would still hide its mark. */
const MARK = 15;

/** The bounds with as little room added above and below as keeps the points clear of what stands over the frame. */
export function clearOf(bounds: Bounds, points: readonly Point[], frame: Frame): Bounds {
  if (!frame.covers?.length) return bounds;
  const tried = ROOM.flatMap((above) =>
    ROOM.map((below) => ({ added: above + below, to: roomier(bounds, above, below) })),
  )
    .map(({ added, to }) => ({ added, to, hidden: hiddenIn(frame, to, points) }))
    .sort((one, other) => one.hidden - other.hidden || one.added - other.added);
  return tried[0]?.to ?? bounds;
}

function roomier({ x, y, width, height }: Bounds, above: number, below: number): Bounds {
  return { x, width, y: y - height * above, height: height * (1 + above + below) };
}

function hiddenIn(frame: Frame, bounds: Bounds, points: readonly Point[]): number {
  const shown = visible(whole(bounds), bounds, frame);
  const scale = frame.width / shown.width;
  const isHidden = ([x, y]: Point) => {
    const [left, top] = [(x - shown.x) * scale, (y - shown.y) * scale];
    return frame.covers?.some(
      (cover) =>
        Math.abs(left - cover.x - cover.width / 2) < cover.width / 2 + MARK &&
        Math.abs(top - cover.y - cover.height / 2) < cover.height / 2 + MARK,
    );
  };
  return points.filter(isHidden).length;
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/** The middle stays over the drawing, so that it can never be lost. */
function kept({ x, y, zoom }: Camera, bounds: Bounds): Camera {
  if (zoom <= ZOOM.min) return whole(bounds);
  return {
    x: clamp(x, bounds.x, bounds.x + bounds.width),
    y: clamp(y, bounds.y, bounds.y + bounds.height),
    zoom,
  };
}

/** Moves the drawing by so many pixels. */
export function pan(camera: Camera, [dx, dy]: Point, bounds: Bounds, frame: Frame): Camera {
  const scale = scaleOf(camera, bounds, frame);
  return kept({ ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale }, bounds);
}

/** Comes nearer; what lies under `at`, in pixels from the middle of the frame, stays there. */
export function zoomBy(camera: Camera, factor: number, at: Point, bounds: Bounds, frame: Frame): Camera {
  const zoom = clamp(camera.zoom * factor, ZOOM.min, ZOOM.max);
  const before = scaleOf(camera, bounds, frame);
  const after = scaleOf({ zoom }, bounds, frame);
  const shift = (pixels: number) => pixels / before - pixels / after;
  return kept({ x: camera.x + shift(at[0]), y: camera.y + shift(at[1]), zoom }, bounds);
}

/** The same camera, moved just far enough that a point shows with some room around it. */
export function reveal(camera: Camera, [x, y]: Point, bounds: Bounds, frame: Frame): Camera {
  const shown = visible(camera, bounds, frame);
  const inside = (value: number, start: number, size: number) =>
    clamp(value, start + size * 0.15, start + size * 0.85) === value;
  if (inside(x, shown.x, shown.width) && inside(y, shown.y, shown.height)) return camera;
  return kept({ ...camera, x, y }, bounds);
}
