import { describe, expect, it } from 'vitest';
import { clearOf, pan, reveal, scaleOf, visible, whole, ZOOM, zoomBy } from '../board/city/camera';

const BOUNDS = { x: -100, y: -50, width: 400, height: 200 };
const FRAME = { width: 800, height: 800 };
const ALL = whole(BOUNDS);

describe('Looking around in the city', () => {
  it('begins with all of it in the frame, in the middle', () => {
    expect(visible(ALL, BOUNDS, FRAME)).toEqual({ x: -100, y: -150, width: 400, height: 400 });
  });

  it('keeps what is under the pointer where it is while zooming', () => {
    const at = [120, -80] as const;
    const nearer = zoomBy(ALL, 2, at, BOUNDS, FRAME);
    const under = (camera: typeof ALL) =>
      at.map((pixels, axis) => (axis === 0 ? camera.x : camera.y) + pixels / scaleOf(camera, BOUNDS, FRAME));
    expect(under(nearer)).toEqual(under(ALL));
  });

  it('goes no nearer than the last step and no farther than all of it', () => {
    expect(zoomBy(ALL, 1000, [0, 0], BOUNDS, FRAME).zoom).toBe(ZOOM.max);
    expect(zoomBy(zoomBy(ALL, 3, [50, 50], BOUNDS, FRAME), 0.001, [0, 0], BOUNDS, FRAME)).toEqual(ALL);
  });

  it('moves with the finger, and never loses the city', () => {
    const near = zoomBy(ALL, 2, [0, 0], BOUNDS, FRAME);
    expect(pan(near, [40, 0], BOUNDS, FRAME).x).toBeCloseTo(near.x - 10);
    const far = pan(near, [-100_000, 100_000], BOUNDS, FRAME);
    expect([far.x, far.y]).toEqual([BOUNDS.x + BOUNDS.width, BOUNDS.y]);
  });

  it('moves to a place that does not show, and stays when it shows', () => {
    const near = zoomBy(ALL, 4, [0, 0], BOUNDS, FRAME);
    expect(reveal(near, [near.x + 5, near.y], BOUNDS, FRAME)).toBe(near);
    expect(reveal(near, [290, 140], BOUNDS, FRAME)).toMatchObject({ x: 290, y: 140 });
  });
});

describe('What stands over the city', () => {
  const TOP = { x: 300, y: 0, width: 200, height: 60 };
  const frame = { width: 800, height: 400, covers: [TOP] };
  /** Where a point of the drawing comes to lie, in pixels from the upper edge of the frame. */
  const heightOf = (y: number, bounds: typeof BOUNDS) =>
    (y - visible(whole(bounds), bounds, frame).y) * scaleOf(whole(bounds), bounds, frame);

  it('changes nothing where it hides nothing', () => {
    expect(clearOf(BOUNDS, [[-90, -40]], frame)).toEqual(BOUNDS);
    expect(clearOf(BOUNDS, [[100, -40]], { ...frame, covers: [] })).toBe(BOUNDS);
  });

  it('lets the city keep below what would hide a number or a letter, and makes it no smaller than that takes', () => {
    const bounds = clearOf(BOUNDS, [[100, -30]], frame);
    expect(heightOf(-30, BOUNDS)).toBeLessThan(60);
    expect(heightOf(-30, bounds)).toBeGreaterThan(60);
    expect(heightOf(-30, bounds)).toBeLessThan(100);
  });

  it('lets it keep above what stands at the lower edge', () => {
    const below = { ...frame, covers: [{ ...TOP, y: 340 }] };
    const bounds = clearOf(BOUNDS, [[100, 140]], below);
    expect(heightOf(140, bounds)).toBeLessThan(340);
  });
});
