import type { Owner } from '@/lib/ui/owner';
import { OwnerGlyph } from '@/lib/ui/owner-mark';
import { decorative } from '@/lib/ui/tip';
import type { DistrictId } from '../components';
import { DISTRICT_ART } from './district-art';
import { kindOf, kindOfColour } from './district-picture';
import styles from './district-picture.module.css';
import type { Shape } from './paper';
import { disc, GROUND, piece, tree } from './paper';
import { PaperShapes } from './paper-shapes';

/** A street of the town: whose it is, if it says so, and what stands on it. */
type Street = Readonly<{ owner?: Owner | undefined; city: readonly DistrictId[] }>;

/** From one district to the next. */
const STEP = 86;
/** From one street to the next: more in a wide town, so that it fills a frame of the usual shape. */
const RISE = { least: 66, most: 86 } as const;
const USUAL_SHAPE = 1.6;
/** Where the first street lies, where its first district begins, and how wide a district is. */
const [TOP, LEFT, WIDE] = [92, 30, 112];
const ROOM_BELOW = 16;
/** Sky and land go on beyond the picture, so that they fill whatever frame it has. */
const [FAR_LEFT, FAR] = [-1600, 4000];

/** The cities of a match as one town on a slope, a street for each. It fills its frame. */
export function Town({ streets, columns }: Readonly<{ streets: readonly Street[]; columns: number }>) {
  const width = LEFT + columns * STEP + WIDE - STEP;
  const steps = streets.length - 1;
  const wished = (width / USUAL_SHAPE - TOP - ROOM_BELOW) / Math.max(1, steps);
  const rise = Math.min(RISE.most, Math.max(RISE.least, wished));
  return (
    <span className={`block size-full overflow-hidden rounded-md ${styles.sky}`}>
      <svg
        viewBox={`0 0 ${width} ${TOP + steps * rise + ROOM_BELOW}`}
        preserveAspectRatio="xMidYMid meet"
        className={`size-full overflow-visible ${kindOfColour('green')}`}
        aria-hidden="true"
        {...decorative}
      >
        <PaperShapes shapes={horizon(width)} />
        {streets.map(({ owner, city }, index) => (
          <g key={owner?.seat ?? city[0]} transform={`translate(0 ${TOP + index * rise})`}>
            <path className={index % 2 === 0 ? styles.land : styles.lawn} d={slope(index)} />
            <Gardens from={city.length} to={columns} index={index} />
            <Wall from={LEFT + 8} to={LEFT + city.length * STEP + 8} />
            {city.map((district, place) => (
              <g key={district} className={kindOf(district)} transform={`translate(${LEFT + place * STEP} ${-GROUND})`}>
                <PaperShapes shapes={DISTRICT_ART[district]} />
              </g>
            ))}
            {owner ? <Banner owner={owner} /> : null}
          </g>
        ))}
      </svg>
    </span>
  );
}

/** Sun, clouds and the hills beyond. */
function horizon(width: number): readonly Shape[] {
  const [middle, ground] = [width / 2, TOP - 26];
  return [
    disc(width - 52, 20, 15, 'glow'),
    ...[middle - 150, middle + 90].map((x, index) =>
      piece(`M${x} ${24 - index * 4}q4-9 14-7q8-10 19-2q14-3 15 9Z`, 'mist'),
    ),
    piece(`M${FAR_LEFT} ${ground}${'q70-26 150-12t150-10t170 12t130 10'.repeat(7)}V${FAR}H${FAR_LEFT}Z`, 'hill'),
    piece(`M${FAR_LEFT} ${ground + 12}${'q90-20 170-8t190-10t240 18'.repeat(7)}V${FAR}H${FAR_LEFT}Z`, 'hill'),
  ];
}

/** The land from a street downwards, never quite level where nobody builds. */
function slope(index: number): string {
  const wave = index % 2 === 0 ? 'q75-5 150 0t150 0' : 'q95 4 190-1t190 1';
  return `M${FAR_LEFT} -5${wave.repeat(14)}V${FAR}H${FAR_LEFT}Z`;
}

type Span = Readonly<{ from: number; to: number }>;

/** The wall of a city grows with it; its street lies before it. */
function Wall({ from, to }: Span) {
  if (to - from < STEP) return null;
  return (
    <>
      <path className={styles.shade} d={`M${from} 0V-17H${to}V0Z`} />
      <path className={styles.teeth} d={`M${from} -18.5H${to}`} />
      <path className={styles.street} d={`M${from - 2} -1H${to + 6}l7 8H${from - 9}Z`} />
    </>
  );
}

/** Trees where nothing is built yet. */
function Gardens({ from, to, index }: Span & Readonly<{ index: number }>) {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
  const shapes = places.flatMap((place) => {
    const x = LEFT + place * STEP + 38 + ((place * 37 + index * 53) % 26);
    return (place + index) % 3 === 2 ? tree(x, 2, 7) : [...tree(x, 0, 6), ...tree(x + 15, 4, 8)];
  });
  return <PaperShapes shapes={shapes} />;
}

function Banner({ owner }: Readonly<{ owner: Owner }>) {
  return (
    <>
      <path className={styles.line} d="M18 3V-44" />
      <g transform="translate(2 -58) scale(1.35)">
        <OwnerGlyph owner={owner} halo />
      </g>
    </>
  );
}
