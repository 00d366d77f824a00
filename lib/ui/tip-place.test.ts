import { describe, expect, it } from 'vitest';
import { placeTip } from './tip-place';

const WINDOW = { width: 360, height: 640 };
const TIP = { width: 200, height: 40 };
const place = (x: number, y: number, width = 16, height = 16) => placeTip({ x, y, width, height }, TIP, WINDOW);

describe('the place of a tip', () => {
  it('is above the middle of what it explains', () => {
    expect(place(172, 300)).toEqual({ x: 80, y: 252 });
  });

  it('is below where there is no room above', () => {
    expect(place(172, 20)).toEqual({ x: 80, y: 44 });
  });

  it('keeps within the window', () => {
    expect(place(0, 300).x).toBe(8);
    expect(place(344, 300).x).toBe(152);
  });

  it('is beside what reaches from the top to the bottom', () => {
    expect(place(230, 4, 120, 632)).toEqual({ x: 22, y: 300 });
    expect(place(8, 4, 120, 632)).toEqual({ x: 136, y: 300 });
  });
});
