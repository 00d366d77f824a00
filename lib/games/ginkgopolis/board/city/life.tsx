import { memo } from 'react';
import type { DrawnCity } from './drawn-city';
import { tokensOf } from './drawn-city';
import type { Place, Point, Quarter } from './geometry';
import { CELL, FLOOR, keyOf, NEIGHBOURS, noise, onGround, placeOf, round } from './geometry';
import { cellsOf, parkland } from './shoreline';

/** Somebody or something on the ground, to be drawn among the buildings by how near it is. */
export type Living = Readonly<{ key: string; x: number; y: number; kind: 'person' | 'lamp'; seed: number }>;

/** How far out the middle of a street lies between the middle of a space and its edge. */
const STREET = 0.93;

/** A point of the street before a space: 0 is its right corner, 1 its nearest, 2 its left one. */
function onStreet([cx, cy]: Point, along: number): Point {
  const [a, b] = [(CELL.width / 2) * STREET, (CELL.height / 2) * STREET];
  return along <= 1 ? [cx + a * (1 - along), cy + b * along] : [cx - a * (along - 1), cy + b * (2 - along)];
}

/** People and lamps in the streets, always the same for the same city. */
export function livingIn(city: DrawnCity, quarter: Quarter): Living[] {
  return [...inStreets(city, quarter), ...inTheGreen(city, quarter)];
}

/** Round the letters, where nothing is built yet. */
function inTheGreen(city: DrawnCity, quarter: Quarter): Living[] {
  return tokensOf(city).flatMap(([letter, space]) => {
    const place = placeOf(space);
    const [cx, cy] = onGround(place, quarter);
    const seed = seedOf(place) + 20;
    return [1, 2, 3].flatMap((part): Living[] => {
      const angle = noise(seed + part * 1.9) * 6.283;
      const [x, y] = [cx + Math.cos(angle) * CELL.width * 0.31, cy + Math.sin(angle) * CELL.height * 0.33];
      if (noise(seed + part) < 0.45) return [];
      return [{ key: `walker ${letter} ${part}`, kind: 'person', x: round(x), y: round(y), seed: seed + part }];
    });
  });
}

function inStreets({ buildings }: DrawnCity, quarter: Quarter): Living[] {
  return buildings.flatMap(({ space, number }) => {
    const place = placeOf(space);
    const middle = onGround(place, quarter);
    const seed = place[0] * 5.7 + place[1] * 11.3;
    const put = (kind: Living['kind'], along: number, part: number): Living => {
      const [x, y] = onStreet(middle, along);
      return { key: `${kind} ${space} ${part}`, kind, x: round(x), y: round(y), seed: seed + part };
    };
    return [
      ...(noise(seed + number) > 0.35 ? [put('person', 0.2 + noise(seed + 1) * 0.6, 1)] : []),
      ...(noise(seed + 3) > 0.5 ? [put('person', 1.25 + noise(seed + 2) * 0.5, 2)] : []),
      ...(noise(seed + 4) > 0.45 ? [put('lamp', 1, 3)] : []),
    ];
  });
}

const CLOTHES = ['city-clothes-1', 'city-clothes-2', 'city-clothes-3', 'city-clothes-4'] as const;

const lampId = (drawing: string) => `${drawing}-lamp`;
const personId = (drawing: string, clothes: (typeof CLOTHES)[number]) => `${drawing}-person-${clothes.slice(-1)}`;

/** The lamp and the people that a drawing uses, each drawn once. */
export const LivingShapes = memo(function LivingShapes({ drawing }: Readonly<{ drawing: string }>) {
  return (
    <defs>
      <g id={lampId(drawing)}>
        <circle className="city-lamp-light" cy="-21" r="15" />
        <path className="city-lamp" d="M0 0V-19" />
        <circle className="city-lamp-glass" cy="-21" r="2.7" />
      </g>
      {CLOTHES.map((clothes) => (
        <g key={clothes} id={personId(drawing, clothes)}>
          <path className={clothes} d="M-2.8 0V-5.4a2.8 2.8 0 0 1 5.6 0V0Z" />
          <circle className="city-head" cy="-9.6" r="2.1" />
        </g>
      ))}
    </defs>
  );
});

type LivingMarkProps = Readonly<{ drawing: string; of: Living }>;

export function LivingMark({ drawing, of: { kind, x, y, seed } }: LivingMarkProps) {
  const clothes = CLOTHES[Math.floor(noise(seed * 3.3) * CLOTHES.length)] ?? CLOTHES[0];
  return <use href={`#${kind === 'lamp' ? lampId(drawing) : personId(drawing, clothes)}`} x={x} y={y} />;
}

/** Free spaces before the shore, of which the drawing shows the water. */
function moorings(city: DrawnCity, quarter: Quarter): Point[] {
  const cells = cellsOf(city);
  const land = [...cells, ...parkland(cells)];
  const taken = new Set(land.map(keyOf));
  const seaward = NEIGHBOURS.filter((way) => onGround(way, quarter)[1] > 0);
  const out = land.flatMap(([x, y]) =>
    seaward.map(([dx, dy]): Readonly<{ place: Place; way: Place }> => ({ place: [x + dx, y + dy], way: [dx, dy] })),
  );
  const isOpen = ([x, y]: Place) => NEIGHBOURS.filter(([dx, dy]) => taken.has(keyOf([x + dx, y + dy]))).length === 1;
  return out
    .filter(({ place }) => !taken.has(keyOf(place)) && isOpen(place))
    .sort((a, b) => noise(seedOf(a.place)) - noise(seedOf(b.place)))
    .map(({ place: [x, y], way: [dx, dy] }) => onGround([x + dx * 0.16, y + dy * 0.16], quarter));
}

const seedOf = ([x, y]: Place) => x * 3.1 + y * 7.9;

/** Boats before the shore, and birds over the highest roof. They rest. */
export function Surroundings({ city, quarter }: Readonly<{ city: DrawnCity; quarter: Quarter }>) {
  const highest = [...city.buildings].sort((a, b) => b.height - a.height)[0];
  const [x, y] = highest ? onGround(placeOf(highest.space), quarter) : [0, 0];
  return (
    <>
      {moorings(city, quarter)
        .slice(0, 2)
        .map(([bx, by], index) => (
          <Boat key={`${bx} ${by}`} x={bx} y={by} side={index === 0 ? 1 : -1} />
        ))}
      {highest ? (
        <path
          className="city-birds"
          transform={`translate(${round(x - 118)} ${round(y - highest.height * FLOOR - 44)})`}
          d="M0 0q4-5 7 0q3-5 7 0M20-11q3.5-4 6 0q2.5-4 6 0M27 8q3-3.5 5 0q2-3.5 5 0"
        />
      ) : null}
    </>
  );
}

function Boat({ x, y, side }: Readonly<{ x: number; y: number; side: 1 | -1 }>) {
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${side * 1.3} 1.3)`}>
      <path className="city-wave" d="M-26 7h15M-4 11h24M14 5h14" />
      <g className="city-boat">
        <path className="city-hull" d="M-17 0h34q-3 9-9 9H-9q-6 0-8-9Z" />
        <path className="city-sail" d="M1-3V-34Q17-22 18-3ZM-2-3V-28Q-11-16-13-3Z" />
        <path className="city-mast" d="M0 1V-37" />
      </g>
    </g>
  );
}
