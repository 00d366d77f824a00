import { DrawnShapes } from '@/lib/ui/drawn';
import type { SvgText } from '@/lib/ui/svg-text';
import { svg } from '@/lib/ui/svg-text';
import { HALF, noise, round } from './geometry';

const LEAF = 'M0 8C-8 7-17 3-20-6-17-14-9-18-3-16-1-15 0-12 0-9 0-12 1-15 3-16 9-18 17-14 20-6 17 3 8 7 0 8Z';

/** Parts of the crown: sideways, down and radius as shares of its size. */
const CROWN = [
  { dx: -0.55, dy: 0.25, size: 0.62, leaf: 'city-leaf-1' },
  { dx: 0.55, dy: 0.28, size: 0.6, leaf: 'city-leaf-1' },
  { dx: 0, dy: -0.05, size: 0.86, leaf: 'city-leaf-1' },
  { dx: -0.5, dy: 0.05, size: 0.52, leaf: 'city-leaf-2' },
  { dx: 0.3, dy: 0.12, size: 0.54, leaf: 'city-leaf-2' },
  { dx: -0.08, dy: -0.32, size: 0.58, leaf: 'city-leaf-2' },
] as const;

const LEAVES = [
  { dx: -0.5, dy: -0.15, angle: -24 },
  { dx: 0.05, dy: -0.55, angle: 8 },
  { dx: 0.48, dy: -0.02, angle: 28 },
  { dx: -0.1, dy: 0.2, angle: -8 },
] as const;

const crownSize = (height: number) => 11 + height * 3.4;
const crownId = (drawing: string, height: number) => `${drawing}-crown-${height}`;
const plantId = (drawing: string, name: PlantName) => `${drawing}-${name}`;

type OfDrawing = Readonly<{ drawing: string }>;

type TreeOf = OfDrawing & Readonly<{ height: number; z: number; seed: number }>;

/** The ginkgo on the roof. Its crown widens, and turns to gold at the third floor. */
export function tree({ drawing, height, z, seed }: TreeOf): SvgText {
  const foot = -z - HALF.height * 0.3;
  const middle = round(foot - 13 - height * 5.5);
  const lean = round((noise(seed) - 0.5) * 0.24 * crownSize(height));
  const base = round(foot + 0.95);
  return svg`<path class="city-trunk" d="M-3.5 ${base}L-1.8 ${middle}h3.6L3.5 ${base}Z"/>
<use href="#${crownId(drawing, height)}" x="${lean}" y="${middle}"/>`;
}

function crown(height: number): SvgText {
  const size = crownSize(height);
  const at = (share: number) => round(share * size);
  const leaf = round(0.24 + height * 0.02);
  return svg`${[
    ...CROWN.map(
      ({ dx, dy, size: share, leaf: className }) =>
        svg`<circle class="${className}" cx="${at(dx)}" cy="${at(dy)}" r="${at(share)}"/>`,
    ),
    ...LEAVES.map(({ dx, dy, angle }) => {
      const transform = `translate(${at(dx)} ${at(dy)}) rotate(${angle}) scale(${leaf})`;
      return svg`<path class="city-leaf-3" transform="${transform}" d="${LEAF}"/>`;
    }),
  ]}`;
}

const PLANT_NAMES = ['bush', 'bush-lit', 'sapling'] as const;
type PlantName = (typeof PLANT_NAMES)[number];

const BUSH = svg`<circle class="city-leaf-1" r="1"/><circle class="city-leaf-2" cx="-.25" cy="-.3" r=".72"/>`;

const PLANTS: Readonly<Record<PlantName, SvgText>> = {
  bush: BUSH,
  'bush-lit': svg`${BUSH}<circle class="city-leaf-3" cx="-.4" cy="-.55" r=".34"/>`,
  sapling: svg`<path class="city-trunk" d="M-1.5 0V-14h3V0Z"/><circle class="city-leaf-1" cy="-19" r="9"/>
<circle class="city-leaf-2" cx="-2" cy="-21.5" r="6.4"/><circle class="city-leaf-3" cx="-3.5" cy="-24" r="2.6"/>`,
};

/** The crowns and plants that a drawing uses, each drawn once. `heights` are those of its buildings. */
export function PlantShapes({ drawing, heights }: OfDrawing & Readonly<{ heights: Iterable<number> }>) {
  const crowns = [...new Set(heights)].map((height) => {
    const className = height >= 3 ? 'city-gold' : '';
    return svg`<g id="${crownId(drawing, height)}" class="${className}">${crown(height)}</g>`;
  });
  const plants = PLANT_NAMES.map((name) => svg`<g id="${plantId(drawing, name)}">${PLANTS[name]}</g>`);
  return <DrawnShapes text={svg`${crowns}${plants}`} />;
}

type Plant = OfDrawing & Readonly<{ x: number; y: number; seed: number }>;

export function bush({ drawing, x, y, radius, seed }: Plant & Readonly<{ radius: number }>): SvgText {
  const name = noise(seed) > 0.45 ? 'bush-lit' : 'bush';
  const transform = `translate(${round(x)} ${round(y)}) scale(${round(radius)})`;
  return svg`<use href="#${plantId(drawing, name)}" transform="${transform}"/>`;
}

export function youngTree({ drawing, x, y, seed }: Plant): SvgText {
  const gold = noise(seed) > 0.5 ? 'city-gold' : '';
  return svg`<use href="#${plantId(drawing, 'sapling')}" class="${gold}" x="${round(x)}" y="${round(y)}"/>`;
}
