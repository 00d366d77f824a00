import type { ReactNode } from 'react';
import { memo, useMemo } from 'react';
import type { BuildingView } from '../../view-types';
import { Building, GhostBuilding } from './building';
import type { DrawnCity, Marks, Target } from './drawn-city';
import { NO_MARKS, stepsBack, tokensOf } from './drawn-city';
import type { Bounds, Place, Quarter } from './geometry';
import { CELL, diamond, FLOOR, HALF, onGround, placeOf, round } from './geometry';
import { Ground } from './ground';
import { LetterToken, TokenSpotMark } from './letter-token';
import { LivingMark, LivingShapes, livingIn, Surroundings } from './life';
import { Plate, PlateShapes } from './plate';
import type { PlacedPlate } from './plate-layout';
import { layOutPlates } from './plate-layout';
import type { Detail } from './shape-names';
import { cellsOf, parkland } from './shoreline';

/** Room for the crown of a tree above its roof: higher buildings have wider trees. */
const crown = (height: number) => 36 + height * 8.6;

/** The part of the drawing that holds all of the city, from the shore to the highest crown. */
export function skylineBounds(city: DrawnCity, quarter: Quarter, margin = 34): Bounds {
  const cells = cellsOf(city);
  const ground = cells.map((place) => onGround(place, quarter));
  const parks = parkland(cells).map((place) => onGround(place, quarter));
  const tops = city.buildings.map(
    ({ space, height }) => onGround(placeOf(space), quarter)[1] - height * FLOOR - crown(height),
  );
  const xs = ground.map(([x]) => x);
  const ys = ground.map(([, y]) => y);
  const [a, b] = [CELL.width / 2 + margin, CELL.height / 2 + margin];
  // Of the parks at the edge the middle is enough: their shore may leave the picture.
  const left = Math.min(Math.min(...xs) - a, ...parks.map(([x]) => x));
  const right = Math.max(Math.max(...xs) + a, ...parks.map(([x]) => x));
  const top = Math.min(...ys.map((y) => y - CELL.height / 2), ...tops, ...parks.map(([, y]) => y)) - 8;
  const bottom = Math.max(Math.max(...ys) + b, ...parks.map(([, y]) => y)) + 10;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export type SkylineProps = Readonly<{
  /** Distinguishes the drawings of one page; from `useId`. */
  drawing: string;
  /** Of floors and plants that the page has drawn already; without it they are brought along as children. */
  shapes?: string | undefined;
  children?: ReactNode;
  city: DrawnCity;
  marks?: Marks;
  quarter?: Quarter;
  /** Plates and letters grow by this where the whole drawing is small. */
  labelScale?: number;
  /** Plates without a gauge, for phones. */
  compact?: boolean;
  plates?: boolean;
  detail?: Detail;
  /** Without what only adorns it: people, lamps, boats, and bushes. */
  isBare?: boolean;
}>;

type Placed = Readonly<{ building: BuildingView; x: number; y: number }>;

function backToFront(city: DrawnCity, quarter: Quarter): Placed[] {
  return city.buildings
    .map((building) => {
      const [x, y] = onGround(placeOf(building.space), quarter);
      return { building, x, y };
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The city as a living place, seen from the south-east: ground, letters, buildings from back to front, then plates. */
export const Skyline = memo(function Skyline({
  drawing,
  shapes = drawing,
  city,
  marks = NO_MARKS,
  quarter = 0,
  labelScale = 1,
  compact = false,
  plates = true,
  detail = 'full',
  isBare = false,
  children,
}: SkylineProps) {
  const placed = backToFront(city, quarter);
  const isLively = detail === 'full' && !isBare;
  return (
    <>
      {children}
      {isLively ? <LivingShapes drawing={drawing} /> : null}
      {isLively ? <Around city={city} quarter={quarter} /> : null}
      <Ground {...{ city, quarter, marks }} drawing={shapes} isGreen={!isBare} />
      <Letters city={city} marks={marks} quarter={quarter} labelScale={labelScale} />
      <Buildings {...{ drawing, placed, city, marks, quarter, isLively }} shapes={shapes} isGreen={!isBare} />
      <Signs city={city} placed={placed} quarter={quarter} labelScale={labelScale} />
      <Spots marks={marks} quarter={quarter} />
      {plates ? <Plates {...{ drawing, city, quarter, marks, labelScale, compact }} /> : null}
    </>
  );
});

type View = Readonly<{ city: DrawnCity; marks: Marks; quarter: Quarter; labelScale: number }>;

function Letters({ city, marks, quarter, labelScale }: View) {
  return tokensOf(city).map(([letter, space]) => {
    const [x, y] = onGround(placeOf(space), quarter);
    return (
      <LetterToken
        key={letter}
        letter={letter}
        x={x}
        y={y}
        scale={Math.min(1.5, 0.6 + 0.4 * labelScale)}
        mine={marks.letters?.includes(letter) ?? false}
        picked={marks.target?.space === space}
      />
    );
  });
}

type BuildingsProps = Readonly<{
  drawing: string;
  shapes: string;
  placed: Placed[];
  city: DrawnCity;
  marks: Marks;
  quarter: Quarter;
  /** With bushes between the floors. */
  isGreen: boolean;
  /** With people and lamps in the streets. */
  isLively: boolean;
}>;

const Around = memo(Surroundings);
const Alive = memo(LivingMark);

function Buildings({ drawing, shapes, placed, city, marks, quarter, isGreen, isLively }: BuildingsProps) {
  const { target, fresh, playable } = marks;
  const items = placed.map(({ building, x, y }) => {
    const isTarget = target?.space === building.space;
    return {
      y,
      node: (
        <g
          key={building.space}
          className={`${playable?.has(building.space) ? 'city-playable' : ''} ${stepsBack(marks, building.space)}`}
          data-space={building.space}
          transform={`translate(${x} ${y})`}
        >
          {fresh?.has(building.space) ? (
            <path className="city-fresh" d={diamond(CELL.width * 0.47, CELL.height * 0.47)} />
          ) : null}
          {isTarget ? <TargetRing /> : null}
          <Building
            drawing={shapes}
            space={building.space}
            colour={building.colour}
            number={building.number}
            height={building.height}
            site={building.site}
            ghost={isTarget ? target.tile?.colour : undefined}
            planted={isGreen}
          />
        </g>
      ),
    };
  });
  const living = useMemo(() => (isLively ? livingIn(city, quarter) : []), [city, quarter, isLively]);
  items.push(...living.map((each) => ({ y: each.y, node: <Alive key={each.key} drawing={drawing} of={each} /> })));
  const newGround = groundTarget(city, target);
  if (newGround?.tile) {
    const [x, y] = onGround(placeOf(newGround.space), quarter);
    items.push({
      y,
      node: (
        <g key="new" transform={`translate(${x} ${y})`}>
          <TargetRing />
          <GhostBuilding drawing={shapes} colour={newGround.tile.colour} />
        </g>
      ),
    });
  }
  return items.sort((a, b) => a.y - b.y).map(({ node }) => node);
}

/** A target where no building stands yet. */
function groundTarget(city: DrawnCity, target: Target | undefined): Target | undefined {
  return target && !city.buildings.some(({ space }) => space === target.space) ? target : undefined;
}

function TargetRing() {
  const d = diamond(CELL.width * 0.5, CELL.height * 0.5);
  return (
    <>
      <path className="city-target-halo" d={d} />
      <path className="city-target" d={d} />
    </>
  );
}

function Spots({ marks, quarter }: Readonly<{ marks: Marks; quarter: Quarter }>) {
  return marks.spots?.map(({ letter, space, picked }) => {
    const [x, y] = onGround(placeOf(space), quarter);
    return <TokenSpotMark key={space} letter={letter} space={space} x={x} y={y} picked={picked} />;
  });
}

type SignsProps = Readonly<{ city: DrawnCity; placed: readonly Placed[]; quarter: Quarter; labelScale: number }>;

/** A letter that a tower hides is written once more over it. */
function Signs({ city, placed, quarter, labelScale }: SignsProps) {
  const isHidden = (place: Place) => {
    const [x, y] = onGround(place, quarter);
    return placed.some(
      ({ building, ...at }) =>
        at.y > y && Math.abs(at.x - x) < HALF.width + 14 && at.y - building.height * FLOOR - HALF.height - 26 < y,
    );
  };
  return tokensOf(city)
    .filter(([, space]) => isHidden(placeOf(space)))
    .map(([letter, space]) => {
      const [x, y] = onGround(placeOf(space), quarter);
      return (
        <g key={letter} className="city-sign" transform={`translate(${x} ${y}) scale(${labelScale})`}>
          <circle r="14" />
          <text y="6.5" textAnchor="middle">
            {letter}
          </text>
        </g>
      );
    });
}

type PlatesProps = Readonly<{
  drawing: string;
  city: DrawnCity;
  quarter: Quarter;
  marks: Marks;
  labelScale: number;
  compact: boolean;
}>;

/** The plates are drawn last, over everything, and make room for each other. */
const Plates = memo(function Plates({ drawing, city, quarter, marks, labelScale, compact }: PlatesProps) {
  const { target } = marks;
  const { look, plates } = useMemo(
    () => layOutPlates({ city, quarter, target, look: { scale: labelScale, compact } }),
    [city, quarter, target, labelScale, compact],
  );
  return (
    <>
      <PlateShapes drawing={drawing} owners={city.owners} />
      {plates.map((plate) => (
        <Stem key={plate.space} plate={plate} />
      ))}
      {plates.map(({ space, facts, x, y, fixed }) => (
        <g
          key={space}
          data-plate={space}
          data-space={space}
          transform={`translate(${round(x)} ${round(y)})`}
          className={`${fixed ? 'city-plate-target' : ''} ${stepsBack(marks, space)}`}
        >
          <Plate drawing={drawing} {...facts} {...look} />
        </g>
      ))}
    </>
  );
});

/** From a plate that had to make room to the roof it tells about. */
function Stem({ plate: { x, y, height, home } }: Readonly<{ plate: PlacedPlate }>) {
  const [roofX, roofY] = home;
  if (Math.abs(roofX - x) < height * 0.6 && Math.abs(roofY - y) < height * 0.6) return null;
  return <path className="city-stem" d={`M${round(x)} ${round(y)}L${round(roofX)} ${round(roofY)}`} />;
}
