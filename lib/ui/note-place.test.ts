import { describe, expect, it } from 'vitest';
import type { Box } from './box';
import { partInSight, placeNote } from './note-place';

const PHONE = { width: 360, height: 640 };
const NOTE = { width: 300, height: 130 };
const HAND: Box = { x: 0, y: 330, width: 360, height: 160 };
const FOOT: Box = { x: 0, y: 520, width: 360, height: 120 };

const touches = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('the place of a note', () => {
  it('is above what it is about, with its pointer at the middle of that', () => {
    const { x, y, pointer } = placeNote({ note: NOTE, target: HAND, window: PHONE, keepFree: [FOOT] });

    expect({ x, y }).toEqual({ x: 30, y: 330 - 130 - 12 });
    expect(pointer).toEqual({ side: 'bottom', along: 150 });
  });

  it('is below where there is no room above, and beside where there is none below', () => {
    const seats: Box = { x: 20, y: 60, width: 320, height: 60 };
    const panel: Box = { x: 1000, y: 0, width: 280, height: 720 };
    const desk = { width: 1280, height: 720 };

    expect(placeNote({ note: NOTE, target: seats, window: PHONE, keepFree: [FOOT] }).pointer?.side).toBe('top');
    expect(placeNote({ note: NOTE, target: panel, window: desk, keepFree: [] }).pointer?.side).toBe('right');
  });

  it('never covers what must stay free, even where it has to lie on what it is about', () => {
    const everything: Box = { x: 0, y: 50, width: 360, height: 590 };
    for (const target of [everything, FOOT, HAND, undefined]) {
      const place = placeNote({ note: NOTE, target, window: PHONE, keepFree: [FOOT] });

      expect(touches({ ...place, ...NOTE }, FOOT)).toBe(false);
    }
  });

  it('points at a button from the edge of the panel that it stands in', () => {
    const seal: Box = { x: 16, y: 570, width: 328, height: 52 };
    const place = placeNote({ note: NOTE, target: seal, window: PHONE, keepFree: [FOOT] });

    expect(place).toEqual({ x: 30, y: FOOT.y - NOTE.height - 12, pointer: { side: 'bottom', along: 150 } });
  });

  it('stays in the window, whatever it is about lies outside', () => {
    const away: Box = { x: 900, y: -300, width: 40, height: 40 };
    const { x, y } = placeNote({ note: NOTE, target: away, window: PHONE, keepFree: [] });

    expect(x).toBeGreaterThanOrEqual(8);
    expect(x + NOTE.width).toBeLessThanOrEqual(PHONE.width - 8);
    expect(y).toBeGreaterThanOrEqual(8);
  });

  it('has no pointer where nothing it is about is in sight', () => {
    expect(placeNote({ note: NOTE, target: undefined, window: PHONE, keepFree: [FOOT] }).pointer).toBeUndefined();
  });
});

describe('what is ringed', () => {
  it('ends where the panel of a phone lies over it', () => {
    const cities: Box = { x: 0, y: 300, width: 360, height: 300 };

    expect(partInSight(cities, [FOOT])).toEqual({ ...cities, height: 220 });
  });

  it('is nothing of what lies below that panel altogether', () => {
    expect(partInSight({ x: 0, y: 560, width: 360, height: 300 }, [FOOT]).height).toBe(0);
  });

  it('is whole when the panel is below it', () => {
    expect(partInSight(HAND, [FOOT])).toEqual(HAND);
  });
});
