import { memo } from 'react';
import { DrawnGroup } from '@/lib/ui/drawn';
import type { SvgText } from '@/lib/ui/svg-text';
import { NOTHING, svg } from '@/lib/ui/svg-text';
import type { Colour, Space } from '../../components';
import { FLOOR, HALF, leftWall, noise, placeOf, round } from './geometry';
import { FLOOR_SHAPES, shapeId } from './shape-names';
import { bush, tree } from './tree';

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
  const floors = Array.from({ length: height - 1 }, (_, index) => floor({ drawing, colour, index, seed, planted }));
  const top = floor({ drawing, colour, index: height - 1, seed, planted: false });
  const above = ghost ? ghostFloor({ drawing, colour: ghost, floors: height, seed }) : roofOf({ ...props, seed });
  return (
    <g className={`is-${colour}`}>
      <DrawnGroup text={svg`${shadow(height)}${floors}`} />
      <DrawnGroup className="city-top" text={svg`${top}${above}`} />
      {site ? <DrawnGroup text={scaffold(height)} /> : null}
    </g>
  );
});

function roofOf({ drawing, colour, height, seed }: BuildingProps & Readonly<{ seed: number }>): SvgText {
  const z = height * FLOOR;
  const [roof, parapet] = [shape({ drawing, name: 'roof', colour, z }), shape({ drawing, name: 'parapet', colour, z })];
  return svg`${roof}${tree({ drawing, height, z, seed })}${parapet}`;
}

type ShapeOf = Readonly<{ drawing: string; name: Parameters<typeof shapeId>[1]; colour: Colour; z: number }>;

const shape = ({ drawing, name, colour, z }: ShapeOf) =>
  svg`<use href="#${shapeId(drawing, name, colour)}" y="${-z}"/>`;

/** A new building on empty ground, only being considered. */
export function GhostBuilding({ drawing, colour }: Readonly<{ drawing: string; colour: Colour }>) {
  return <DrawnGroup text={ghostFloor({ drawing, colour, floors: 0, seed: 1 })} />;
}

type Ghost = Readonly<{ drawing: string; colour: Colour; floors: number; seed: number }>;

function ghostFloor({ drawing, colour, floors, seed }: Ghost): SvgText {
  const z = floors * FLOOR;
  const [a, b] = [HALF.width + 4, HALF.height + 2.5];
  const top = -z - FLOOR;
  const outline = `M${-a} ${-z}V${top}L0 ${round(top - b)}L${a} ${top}V${-z}L0 ${round(b - z)}Z`;
  const parts = [
    floor({ drawing, colour, index: floors, seed, planted: false }),
    shape({ drawing, name: 'roof', colour, z: z + FLOOR }),
    shape({ drawing, name: 'parapet', colour, z: z + FLOOR }),
  ];
  return svg`<g class="city-ghost is-${colour}">${parts}</g><path class="city-ghost-line" d="${outline}"/>`;
}

type Floor = Readonly<{ drawing: string; colour: Colour; index: number; seed: number; planted: boolean }>;

function floor({ drawing, colour, index, seed, planted }: Floor): SvgText {
  const which = Math.floor(noise(seed + index * 17) * FLOOR_SHAPES.length);
  const walls = shape({ drawing, name: FLOOR_SHAPES[which] ?? FLOOR_SHAPES[0], colour, z: index * FLOOR });
  return planted ? svg`${walls}${ledge({ drawing, index, seed })}` : walls;
}

const LEDGE_SPOTS = [
  [-HALF.width * 0.72, HALF.height * 0.3],
  [-HALF.width * 0.32, HALF.height * 0.7],
  [0, HALF.height + 1],
  [HALF.width * 0.78, HALF.height * 0.24],
] as const;

/** Bushes between two floors, different on every building and always the same on each. */
function ledge({ drawing, index, seed }: Readonly<{ drawing: string; index: number; seed: number }>) {
  const z = (index + 1) * FLOOR;
  return LEDGE_SPOTS.map(([x, y], spot) =>
    noise(seed + index * 5 + spot) > 0.4
      ? bush({ drawing, x, y: y - z - 1, radius: 3.6 + noise(seed + spot) * 2.2, seed: seed + spot + index })
      : NOTHING,
  );
}

function shadow(height: number): SvgText {
  const { width: a, height: b } = HALF;
  const [across, up] = [16 + height * 9, 5 * height];
  const d = `M${-a} 0L0 ${b}L${a} 0L${a + across} ${-8 - up}L${across} ${-b - 2 - up}L0 ${-b}Z`;
  return svg`<path class="city-shadow" d="${d}"/>`;
}

/** Scaffold on the lit wall and a crane: the card of this building is not in the deck yet. */
function scaffold(height: number): SvgText {
  const z = height * FLOOR;
  const levels = Array.from({ length: height }, (_, index) => ({
    deck: index * FLOOR + 8,
    foot: (index + 1) * FLOOR + 2,
  }));
  const poles = [4, 24, 44, 63].map((u) => `M${u} -4V${z + 3}`).join('');
  const braces = levels.map(({ deck, foot }) => `M4 ${deck}L24 ${foot}M44 ${foot}L63 ${deck}`).join('');
  const decks = levels.map(({ deck }) => `M0 ${deck}H66`).join('');
  return svg`<g transform="translate(-6 4) ${leftWall(z)}">
<path class="city-scaffold" d="${poles + braces}"/><path class="city-scaffold city-deck" d="${decks}"/></g>
<g transform="translate(${round(-HALF.width * 0.78)} ${-z})">
<path class="city-scaffold" d="M0 2V-40M-9 -33H34M0 -40L-9 -33M0 -40L34 -33M28 -33V-21M0 -6l5-6-5-6 5-6-5-6"/>
<rect class="city-load" x="23" y="-21" width="10" height="6" rx="1"/></g>`;
}
