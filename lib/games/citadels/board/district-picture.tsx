import { decorative } from '@/lib/ui/tip';
import type { Colour, DistrictId } from '../components';
import { DISTRICTS } from '../districts';
import { DISTRICT_ART } from './district-art';
import styles from './district-picture.module.css';

/** The pictures' own measure. */
export const PICTURE_BOX = { x: 0, y: -8, width: 112, height: 74 } as const;

/** The bare picture, for use inside another drawing. Its paint comes from a `kindOf` class around it. */
export function DistrictGlyph({ district }: Readonly<{ district: DistrictId }>) {
  return (
    <>
      <path className={styles.hill} d="M-112 52q30-12 58-4t54 14q30-12 58-4t54-6q30-12 58-4t54 10v20h-336Z" />
      {DISTRICT_ART[district].map(({ paint, d }) => (
        <path key={`${paint} ${d}`} className={styles[paint]} d={d} />
      ))}
      <path className={styles.soil} d="M-112 60h336v8h-336Z" />
    </>
  );
}

/** The picture of a district. It fills its frame, and says nothing: its name stands beside it. */
export function DistrictPicture({ district }: Readonly<{ district: DistrictId }>) {
  const { x, y, width, height } = PICTURE_BOX;
  return (
    <svg
      className={`${styles.picture} ${kindOf(district)}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      {...decorative}
    >
      <DistrictGlyph district={district} />
    </svg>
  );
}

/** The class that colours whatever is inside as districts of this colour are. */
export function kindOfColour(colour: Colour): string {
  return styles[colour] ?? '';
}

export function kindOf(district: DistrictId): string {
  return kindOfColour(DISTRICTS[district].colour);
}
