import type { Colour } from '../../components';

/** What a colour looks like without its colour: bricks, reeds, a lattice. Used on tiles and in the plan. */
export const PATTERNS = {
  red: { width: 16, height: 10, lines: 'M0 5H16M0 0H16M4 0v5M12 5v5' },
  yellow: { width: 7, height: 7, lines: 'M3.5 0v7' },
  blue: { width: 12, height: 12, lines: 'M0 0 12 12M12 0 0 12' },
} as const satisfies Record<Colour, { width: number; height: number; lines: string }>;

export function patternId(drawing: string, colour: Colour): string {
  return `${drawing}-pattern-${colour}`;
}
