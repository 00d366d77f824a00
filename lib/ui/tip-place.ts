import type { Box, Size } from './box';
import { within } from './box';

const GAP = 8;
const MARGIN = 8;

const inside = (wish: number, size: number, room: number) => within(wish, MARGIN, room - size - MARGIN);

/** Above what is explained, else below it, else beside it where there is room: never over it. */
export function placeTip(around: Box, tip: Size, window: Size): Readonly<{ x: number; y: number }> {
  const x = inside(around.x + (around.width - tip.width) / 2, tip.width, window.width);
  const above = around.y - GAP - tip.height;
  if (above >= MARGIN) return { x, y: above };
  const below = around.y + around.height + GAP;
  if (below + tip.height <= window.height - MARGIN) return { x, y: below };
  const left = around.x - GAP - tip.width;
  const y = inside(around.y + (around.height - tip.height) / 2, tip.height, window.height);
  return { x: left >= MARGIN ? left : around.x + around.width + GAP, y };
}
