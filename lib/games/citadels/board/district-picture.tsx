import { decorative } from '@/lib/ui/tip';
import type { Colour, DistrictId } from '../components';
import { DISTRICTS } from '../districts';
import { DISTRICT_ART } from './district-art';
import styles from './district-picture.module.css';
import { PaperShapes } from './paper-shapes';

/** The picture of a district. It fills its frame, and says nothing: its name stands beside it. */
export function DistrictPicture({ district }: Readonly<{ district: DistrictId }>) {
  return (
    <svg
      className={`${styles.picture} ${kindOf(district)}`}
      viewBox="0 -8 112 74"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      {...decorative}
    >
      <path className={styles.hill} d="M-112 52q30-12 58-4t54 14q30-12 58-4t54-6q30-12 58-4t54 10v20h-336Z" />
      <PaperShapes shapes={DISTRICT_ART[district]} />
      <path className={styles.soil} d="M-112 60h336v8h-336Z" />
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
