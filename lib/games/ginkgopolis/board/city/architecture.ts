import type { SvgText } from '@/lib/ui/svg-text';
import { NOTHING, svg } from '@/lib/ui/svg-text';
import type { Colour } from '../../components';
import { COLOURS } from '../../components';
import { diamond, FLOOR, HALF, leftWall, noise, rightWall, round, SLAB, WALL } from './geometry';
import type { Detail, ShapeName } from './shape-names';
import { FLOOR_SHAPES, shapeId } from './shape-names';

type Windows = Readonly<{ front: readonly number[]; side: readonly number[] }>;
type Shape = (left: number) => string;

/** A way to build: pattern of the wall, windows, and the profile of the parapet, which also borders cards. */
type Architecture = Readonly<{
  joints: string;
  windows: Windows;
  pane: Shape;
  /** The class of a pane behind which no light burns. */
  unlit: string;
  trim?: Shape;
  mullion?: Shape;
  parapet: string;
}>;

const times = (count: number, part: string) => part.repeat(count);

const ARCHITECTURES: Readonly<Record<Colour, Architecture>> = {
  /** A brick workshop: courses, arched windows, a crenellated parapet. */
  red: {
    joints:
      'M0 4.8H64M0 9.6H64M0 14.4H64M0 19.2H64M10 0v4.8M30 0v4.8M52 0v4.8M20 4.8v4.8M42 4.8v4.8M2 9.6v4.8' +
      'M22 19.2v4.8M44 19.2v4.8M62 9.6v4.8M12 19.2v4.8M34 19.2v4.8',
    windows: { front: [7, 26.5, 46], side: [5, 47] },
    pane: (left) => `M${left} ${WALL - 5}v-8a5.5 5.5 0 0 1 11 0v8Z`,
    unlit: 'city-window',
    trim: (left) => `M${left - 1.5} ${WALL - 4.5}h14`,
    mullion: (left) => `M${left + 5.5} ${WALL - 5}v-13`,
    parapet: 'M0 0v-5h7v3h7v-3h7v3h7v-3h8v3h7v-3h7v3h7v-3h7v5Z',
  },
  /** A civic loggia: upright reeds, slender windows, scallops. */
  yellow: {
    joints: 'M2.5 0v24M14 0v24M25 0v24M36 0v24M47 0v24M58.5 0v24',
    windows: { front: [5, 16, 27, 38, 49], side: [4, 13, 46, 55] },
    pane: (left) => `M${left} ${WALL - 4}v-14h6.5v14Z`,
    unlit: 'city-window',
    trim: (left) => `M${left - 0.5} ${WALL - 9}h7.5`,
    parapet: `M0 0v-2${times(6, 'a5.33 4.8 0 0 1 10.66 0')}V0Z`,
  },
  /** A glass hall: a diagonal lattice, panes, zigzags. */
  blue: {
    joints: 'M0 0 16 24 32 0 48 24 64 0M0 24 16 0 32 24 48 0 64 24',
    windows: { front: [0, 16, 32, 48], side: [0, 48] },
    pane: (left) => `M${left + 8} 2.5l7 ${WALL / 2 - 2}-7 ${WALL / 2 - 2}-7-${WALL / 2 - 2}Z`,
    unlit: 'city-pane',
    parapet: `M0 0v-1${times(6, 'l5.33-5 5.33 5')}V0Z`,
  },
};

const lit = (seed: number, index: number) => noise(seed + index * 3.1) > 0.58;

type WallProps = Readonly<{ colour: Colour; side: 'front' | 'side'; seed: number; detail: Detail }>;

const path = (className: string, d: string) => (d ? svg`<path class="${className}" d="${d}"/>` : NOTHING);

function wall({ colour, side, seed, detail }: WallProps): SvgText {
  const { joints, windows, pane, unlit, trim, mullion } = ARCHITECTURES[colour];
  const all = windows[side];
  const bright = all.filter((_, index) => lit(seed, index));
  const dark = all.filter((left) => !bright.includes(left));
  const drawn = (shape: Shape | undefined, lefts: readonly number[]) => (shape ? lefts.map(shape).join('') : '');
  return svg`${[
    path(side === 'front' ? 'city-wall-lit' : 'city-wall-shade', `M0 0H64V${WALL}H0Z`),
    path('city-joint', detail === 'full' ? joints : ''),
    path('city-window-lit', drawn(pane, bright)),
    path(unlit, drawn(pane, dark)),
    path('city-trim', drawn(trim, all)),
    path('city-mullion', drawn(mullion, all)),
  ]}`;
}

/** The bay of the right wall through which the tree grows. */
function bay(seed: number): SvgText {
  return svg`${[
    path('city-atrium', `M22 ${WALL}V2.5h20V${WALL}Z`),
    path('city-trunk', `M30.5 ${WALL}V0h4V${WALL}Z`),
  ]}<circle class="city-leaf-2" cx="${round(25 + noise(seed) * 4)}" cy="${WALL - 4}" r="4.6"/>
<circle class="city-leaf-2" cx="38" cy="${WALL - 3}" r="4"/>
<circle class="city-leaf-3" cx="${round(36 + noise(seed + 1) * 3)}" cy="${WALL - 6}" r="2.6"/>`;
}

/** A thin ledge, wider than the wall below it. */
function slab(): SvgText {
  const [a, b] = [HALF.width + 4, round(HALF.height + 2.4)];
  const z = FLOOR;
  return svg`${[
    path('city-slab', `M${-a} ${-z}L0 ${round(b - z)}V${round(b - z + SLAB)}L${-a} ${-z + SLAB}Z`),
    path('city-slab-dark', `M${a} ${-z}L0 ${round(b - z)}V${round(b - z + SLAB)}L${a} ${-z + SLAB}Z`),
    path('city-roof', diamond(a, b, [0, -z])),
  ]}`;
}

function floor(colour: Colour, variant: number, detail: Detail): SvgText {
  const seed = variant * 17.3 + COLOURS.indexOf(colour) * 5.9 + 3;
  const front = wall({ colour, side: 'front', seed, detail });
  const side = wall({ colour, side: 'side', seed: seed + 7, detail });
  return svg`<g transform="${leftWall(WALL)}">${front}</g><g transform="${rightWall(WALL)}">${side}${bay(seed)}</g>${slab()}`;
}

function roof(): SvgText {
  const terrace = path('city-terrace', diamond(round(HALF.width * 0.8), round(HALF.height * 0.8)));
  return svg`${terrace}<ellipse class="city-atrium" cy="${round(-HALF.height * 0.3)}" rx="9" ry="4.8"/>`;
}

function parapet(colour: Colour): SvgText {
  const d = ARCHITECTURES[colour].parapet;
  const side = (className: string, transform: string) =>
    svg`<path class="${className}" transform="${transform}" d="${d}"/>`;
  return svg`${side('city-wall-lit', leftWall(0))}${side('city-wall-shade', rightWall(0))}`;
}

type Part = Readonly<{ name: ShapeName; colour: Colour; text: SvgText }>;

const known = new Map<Detail, readonly Part[]>();

/** All that is built from, drawn when it is first asked for: it is the same in every city. */
function partsIn(detail: Detail): readonly Part[] {
  const parts = known.get(detail) ?? COLOURS.flatMap((colour) => partsOf(colour, detail));
  known.set(detail, parts);
  return parts;
}

function partsOf(colour: Colour, detail: Detail): readonly Part[] {
  return [
    ...FLOOR_SHAPES.map((name, variant) => ({ name, colour, text: floor(colour, variant, detail) })),
    { name: 'roof', colour, text: roof() },
    { name: 'parapet', colour, text: parapet(colour) },
  ];
}

type ArchitectureProps = Readonly<{ drawing: string; colours?: readonly Colour[]; detail?: Detail }>;

/** The floors, roofs and parapets that the buildings of one drawing are put together from. */
export function architecture({ drawing, colours = COLOURS, detail = 'full' }: ArchitectureProps): SvgText {
  const parts = partsIn(detail).filter(({ colour }) => colours.includes(colour));
  const shapes = parts.map(({ name, colour, text }) => svg`<g id="${shapeId(drawing, name, colour)}">${text}</g>`);
  return svg`${shapes}`;
}
