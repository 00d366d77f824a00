import { memo } from 'react';
import { DrawnGroup } from '@/lib/ui/drawn';
import { svg } from '@/lib/ui/svg-text';
import type { DrawnCity, Marks } from './drawn-city';
import { NO_MARKS, stepsBack } from './drawn-city';
import type { Place, Quarter } from './geometry';
import { CELL, diamond, keyOf, noise, onGround, placeOf } from './geometry';
import { area, cellsOf, outline, parkland, shoreline } from './shoreline';
import { bush, youngTree } from './tree';

type GroundProps = Readonly<{ city: DrawnCity; quarter: Quarter }>;
type MarkedGroundProps = GroundProps & Readonly<{ drawing: string; marks: Marks; isGreen: boolean }>;

/** The land with its shore, streets, districts and plants: all that lies flat. */
export function Ground({ drawing, city, quarter, marks, isGreen }: MarkedGroundProps) {
  return (
    <>
      <Land city={city} quarter={quarter} />
      <Districts city={city} corner={(place) => onGround(place, quarter)} marks={marks} />
      {isGreen ? <Greenery drawing={drawing} city={city} quarter={quarter} /> : null}
    </>
  );
}

const Land = memo(function Land({ city, quarter }: GroundProps) {
  const cells = cellsOf(city);
  const d = shoreline([...cells, ...parkland(cells)], (corner) => onGround(corner, quarter), 74);
  const plots = city.buildings.map(({ space }) =>
    diamond(CELL.width * 0.46, CELL.height * 0.46, onGround(placeOf(space), quarter)),
  );
  return (
    <>
      <path className="city-land-edge" transform="translate(0 13)" d={d} />
      <path className="city-land" d={d} />
      <path className="city-lawn" d={d} />
      <path className="city-plot" d={plots.join('')} />
    </>
  );
});

type DistrictsProps = Readonly<{
  city: DrawnCity;
  corner: (place: Place) => readonly [number, number];
  parts?: 'all' | 'area' | 'outline';
  marks?: Marks;
}>;

/** A wash and an outline in the colour's own dashes, so that a district shows without its colour too. */
export function Districts({ city, corner, parts = 'all', marks = NO_MARKS }: DistrictsProps) {
  return city.districts.map(({ colour, spaces }) => {
    const places = spaces.map(placeOf);
    const [first] = spaces;
    const isLit = first !== undefined && (marks.district?.spaces.includes(first) ?? false);
    return (
      <g key={first} className={`is-${colour} ${isLit ? 'city-district-lit' : ''} ${stepsBack(marks, first)}`}>
        {parts === 'outline' ? null : <path className="city-district" d={area(places, corner)} />}
        {parts === 'area' ? null : (
          <path className={`city-district-line city-district-line-${colour}`} d={outline(places, corner)} />
        )}
      </g>
    );
  });
}

type Patch = Readonly<{ place: Place; seed: number; plants: number; near: number; far: number; size: number }>;

/** Letters have a few bushes round them, parkland is full of them. */
function patchesOf(city: DrawnCity): Patch[] {
  const cells = cellsOf(city);
  const built = new Set(city.buildings.map(({ space }) => space as string));
  const free = cells.filter((place) => !built.has(keyOf(place)));
  return [
    ...free.map((place) => ({ place, seed: place[0] * 13 + place[1] * 29, plants: 4, near: 0.62, far: 0.9, size: 5 })),
    ...parkland(cells).map((place) => ({
      place,
      seed: place[0] * 17 + place[1] * 31,
      plants: 9,
      near: 0.05,
      far: 0.8,
      size: 7,
    })),
  ];
}

/** Small trees and bushes on free ground, always the same for the same city. */
const Greenery = memo(function Greenery({ drawing, city, quarter }: GroundProps & Readonly<{ drawing: string }>) {
  const plants = patchesOf(city).flatMap(({ place, seed, plants: count, near, far, size }) => {
    const [cx, cy] = onGround(place, quarter);
    return Array.from({ length: count }, (_, index) => {
      const angle = noise(seed * 9.1 + index * 1.7) * 6.283;
      const distance = near + noise(seed * 5.3 + index * 2.1) * (far - near);
      return {
        x: cx + ((Math.cos(angle) * CELL.width) / 2) * distance,
        y: cy + ((Math.sin(angle) * CELL.height) / 2) * distance,
        radius: size * (0.7 + noise(seed + index * 7) * 0.7),
        seed: seed + index,
        isTree: index % 4 === 3 && size > 5,
      };
    });
  });
  const drawn = plants
    .sort((a, b) => a.y - b.y)
    .map(({ isTree, x, y, seed, radius }) =>
      isTree ? youngTree({ drawing, x, y, seed }) : bush({ drawing, x, radius, seed, y: y - 4 }),
    );
  return <DrawnGroup text={svg`${drawn}`} />;
});
