import { describe, expect, it } from 'vitest';
import { ownersOf } from '@/lib/ui/owner';
import type { DrawnCity } from '../board/city/drawn-city';
import { onGround, placeOf, QUARTERS } from '../board/city/geometry';
import { layOutPlates } from '../board/city/plate-layout';
import { skylineBounds } from '../board/city/skyline';
import { viewFor } from '../view';
import { randomPlay } from './random-play';

const OPTIONS = { characters: 'starter', smallChoices: 'sealed' } as const;
const OWNERS = ownersOf(['A', 'B', 'C', 'D', 'E'].map((name, seat) => ({ seat, name })));

/** The city at the end of a whole match. */
function lastCity(seatCount: number, seed: number): DrawnCity {
  const { buildings, tokens, districts } = viewFor(
    [...randomPlay({ seatCount, options: OPTIONS }, seed)].at(-1)?.after ?? fail(),
    {
      role: 'spectator',
    },
  );
  return { buildings, tokens, districts, owners: OWNERS };
}

function fail(): never {
  throw new Error('Nothing was played');
}

/** As many pixels for a unit as a frame of this size gives the whole city. */
function scaleIn(
  city: DrawnCity,
  quarter: (typeof QUARTERS)[number],
  [width, height]: readonly [number, number],
): number {
  const bounds = skylineBounds(city, quarter);
  return Math.min(width / bounds.width, height / bounds.height);
}

const LATE = [lastCity(5, 2), lastCity(3, 4), lastCity(4, 1)];
const FRAMES = [
  { name: 'a laptop', size: [600, 400], compact: false, pixels: 19.5, least: 13 },
  { name: 'a phone', size: [360, 270], compact: true, pixels: 13, least: 9 },
] as const;

describe.each(FRAMES)('The plates of a large city on $name', ({ size, compact, pixels, least }) => {
  const layouts = LATE.flatMap((city) =>
    QUARTERS.map((quarter) => {
      const pixel = 1 / scaleIn(city, quarter, size);
      const layout = layOutPlates({
        city,
        quarter,
        target: undefined,
        look: { scale: (pixels / 18) * pixel, compact },
      });
      return { city, quarter, pixel, ...layout };
    }),
  );

  it('never cover each other, and so not a single number', () => {
    for (const { plates, city } of layouts) {
      expect(plates).toHaveLength(city.buildings.length);
      for (const [index, a] of plates.entries()) {
        for (const b of plates.slice(index + 1)) {
          const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
          const down = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
          expect(Math.min(across, down), `${a.space} and ${b.space}`).toBeLessThan(6);
        }
      }
    }
  });

  it('leave every letter to be read', () => {
    for (const { plates, city, quarter } of layouts) {
      for (const space of Object.values(city.tokens)) {
        const [x, y] = onGround(placeOf(space), quarter);
        const over = plates.filter(
          (plate) => Math.abs(plate.x - x) < plate.width / 2 && Math.abs(plate.y - y) < plate.height / 2,
        );
        expect(over).toEqual([]);
      }
    }
  });

  it('are still large enough to read, and near their roofs', () => {
    for (const { plates, look, pixel } of layouts) {
      expect((look.scale * 18) / pixel).toBeGreaterThan(least);
      for (const { x, y, home } of plates)
        expect(Math.max(Math.abs(x - home[0]), Math.abs(y - home[1]))).toBeLessThanOrEqual(48);
    }
  });
});

describe('The plates of a small city', () => {
  it('are drawn as large as they can be, each before its own roof', () => {
    const city: DrawnCity = {
      buildings: [{ space: '0,0', colour: 'red', number: 7, height: 2, owner: 1, resources: 2, site: false }],
      tokens: { A: '0,1', C: '1,0' },
      districts: [],
      owners: OWNERS,
    };
    const { look, plates } = layOutPlates({ city, quarter: 0, target: undefined, look: { scale: 1, compact: false } });
    expect(look).toEqual({ scale: 1, compact: false });
    expect(plates.map(({ x, y }) => [x, y])).toEqual(plates.map(({ home }) => home));
  });
});
