import { memo } from 'react';
import type { Colour, Space } from '../../components';
import { FLOOR_SHAPES, shapeId } from './architecture';
import { FLOOR, HALF, leftWall, noise, placeOf, round } from './geometry';
import { Bush, Tree } from './tree';

export type BuildingProps = Readonly<{
  /** Of the drawing whose shapes it uses. */
  drawing: string;
  space: Space;
  colour: Colour;
  number: number;
  height: number;
  site: boolean;
  /** The colour of a floor that is only being considered: it stands on top, see-through and outlined. */
  ghost?: Colour | undefined;
  /** With bushes between its floors. */
  planted?: boolean;
}>;

/** One building without its plate; the origin is the middle of its footprint on the ground. */
export const Building = memo(function Building(props: BuildingProps) {
  const { drawing, space, colour, number, height, site, ghost, planted = true } = props;
  const [x, y] = placeOf(space);
  const seed = x * 7.3 + y * 3.7 + number;
  const top = height * FLOOR;
  return (
    <g className={`is-${colour}`}>
      <Shadow height={height} />
      {Array.from({ length: height - 1 }, (_, index) => index).map((index) => (
        <Floor key={index} drawing={drawing} colour={colour} index={index} seed={seed} planted={planted} />
      ))}
      <g className="city-top">
        <Floor drawing={drawing} colour={colour} index={height - 1} seed={seed} planted={false} />
        {ghost ? (
          <Ghost drawing={drawing} colour={ghost} floors={height} seed={seed} />
        ) : (
          <>
            <Shape drawing={drawing} name="roof" colour={colour} z={top} />
            <Tree drawing={drawing} height={height} z={top} seed={seed} />
            <Shape drawing={drawing} name="parapet" colour={colour} z={top} />
          </>
        )}
      </g>
      {site ? <Scaffold height={height} /> : null}
    </g>
  );
});

type ShapeProps = Readonly<{ drawing: string; name: Parameters<typeof shapeId>[1]; colour: Colour; z: number }>;

function Shape({ drawing, name, colour, z }: ShapeProps) {
  return <use href={`#${shapeId(drawing, name, colour)}`} y={-z} />;
}

/** A new building on empty ground, only being considered. */
export function GhostBuilding({ drawing, colour }: Readonly<{ drawing: string; colour: Colour }>) {
  return <Ghost drawing={drawing} colour={colour} floors={0} seed={1} />;
}

function Ghost({
  drawing,
  colour,
  floors,
  seed,
}: Readonly<{ drawing: string; colour: Colour; floors: number; seed: number }>) {
  const z = floors * FLOOR;
  const [a, b] = [HALF.width + 4, HALF.height + 2.5];
  const top = -z - FLOOR;
  return (
    <>
      <g className={`city-ghost is-${colour}`} key={colour}>
        <Floor drawing={drawing} colour={colour} index={floors} seed={seed} planted={false} />
        <Shape drawing={drawing} name="roof" colour={colour} z={z + FLOOR} />
        <Shape drawing={drawing} name="parapet" colour={colour} z={z + FLOOR} />
      </g>
      <path
        className="city-ghost-line"
        d={`M${-a} ${-z}V${top}L0 ${round(top - b)}L${a} ${top}V${-z}L0 ${round(b - z)}Z`}
      />
    </>
  );
}

type FloorProps = Readonly<{ drawing: string; colour: Colour; index: number; seed: number; planted: boolean }>;

function Floor({ drawing, colour, index, seed, planted }: FloorProps) {
  const which = Math.floor(noise(seed + index * 17) * FLOOR_SHAPES.length);
  return (
    <>
      <Shape drawing={drawing} name={FLOOR_SHAPES[which] ?? FLOOR_SHAPES[0]} colour={colour} z={index * FLOOR} />
      {planted ? <Ledge drawing={drawing} index={index} seed={seed} /> : null}
    </>
  );
}

const LEDGE_SPOTS = [
  [-HALF.width * 0.72, HALF.height * 0.3],
  [-HALF.width * 0.32, HALF.height * 0.7],
  [0, HALF.height + 1],
  [HALF.width * 0.78, HALF.height * 0.24],
] as const;

/** Bushes between two floors, different on every building and always the same on each. */
function Ledge({ drawing, index, seed }: Readonly<{ drawing: string; index: number; seed: number }>) {
  const z = (index + 1) * FLOOR;
  return LEDGE_SPOTS.map(([x, y], spot) =>
    noise(seed + index * 5 + spot) > 0.4 ? (
      <Bush
        key={x}
        drawing={drawing}
        x={x}
        y={y - z - 1}
        radius={3.6 + noise(seed + spot) * 2.2}
        seed={seed + spot + index}
      />
    ) : null,
  );
}

function Shadow({ height }: Readonly<{ height: number }>) {
  const { width: a, height: b } = HALF;
  const [across, up] = [16 + height * 9, 5 * height];
  const d = `M${-a} 0L0 ${b}L${a} 0L${a + across} ${-8 - up}L${across} ${-b - 2 - up}L0 ${-b}Z`;
  return <path className="city-shadow" d={d} />;
}

/** Scaffold on the lit wall and a crane: the card of this building is not in the deck yet. */
function Scaffold({ height }: Readonly<{ height: number }>) {
  const z = height * FLOOR;
  const levels = Array.from({ length: height }, (_, index) => ({
    deck: index * FLOOR + 8,
    foot: (index + 1) * FLOOR + 2,
  }));
  const poles = [4, 24, 44, 63].map((u) => `M${u} -4V${z + 3}`).join('');
  const braces = levels.map(({ deck, foot }) => `M4 ${deck}L24 ${foot}M44 ${foot}L63 ${deck}`).join('');
  return (
    <>
      <g transform={`translate(-6 4) ${leftWall(z)}`}>
        <path className="city-scaffold" d={poles + braces} />
        <path className="city-scaffold city-deck" d={levels.map(({ deck }) => `M0 ${deck}H66`).join('')} />
      </g>
      <g transform={`translate(${round(-HALF.width * 0.78)} ${-z})`}>
        <path
          className="city-scaffold"
          d="M0 2V-40M-9 -33H34M0 -40L-9 -33M0 -40L34 -33M28 -33V-21M0 -6l5-6-5-6 5-6-5-6"
        />
        <rect className="city-load" x="23" y="-21" width="10" height="6" rx="1" />
      </g>
    </>
  );
}
