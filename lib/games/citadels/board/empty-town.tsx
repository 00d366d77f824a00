import type { Owner } from '@/lib/ui/owner';
import { OwnerGlyph } from '@/lib/ui/owner-mark';
import { decorative } from '@/lib/ui/tip';
import { kindOfColour } from './district-picture';
import styles from './district-picture.module.css';
import type { Shape } from './paper';
import { arch, disc, flag, gable, house, merlons, piece, tree } from './paper';
import { PaperShapes } from './paper-shapes';

/** The land before anything is built: a gate, an old wall, a river, and room for cities. */
const TOWN: readonly Shape[] = [
  disc(236, 34, 17, 'glow'),
  piece('M-60 84q60-34 120-16t120-22t120 18t120-18v90H-60Z', 'hill'),
  piece('M-60 104q70-22 150-8t150-4t180-10v70H-60Z', 'leaf'),
  piece('M-60 128q90-20 180-6t150-10t150-4v40H-60Z', 'light-leaf'),
  piece('M20 152q40-26 96-24t84-22q30-10 24-18l-14 4q-4 12-44 20q-72 8-146 40Z', 'water'),
  ...house([92, 66, 72, 30]),
  ...merlons(92, 66, 72, 9),
  ...house([84, 50, 20, 48]),
  ...merlons(84, 50, 20, 4),
  ...house([150, 46, 22, 52]),
  gable([150, 46, 22, 22]),
  arch([119, 97, 18, 24]),
  arch([157, 72, 8, 14], 'glow'),
  arch([90, 72, 7, 13], 'glow'),
  ...flag(94, 47),
  ...flag(161, 25),
  ...tree(62, 104, 8),
  ...tree(196, 100, 6),
  ...tree(208, 104, 9),
  ...tree(44, 112, 6),
];

/** A match in which no city stands yet, by its players. */
export function EmptyTown({ owners }: Readonly<{ owners: readonly Owner[] }>) {
  const first = 128 - owners.length * 15;
  return (
    <svg
      viewBox="0 0 256 156"
      preserveAspectRatio="xMidYMid slice"
      className={`size-full ${styles.sky} ${kindOfColour('yellow')}`}
      aria-hidden="true"
      {...decorative}
    >
      <PaperShapes shapes={TOWN} />
      {owners.map((owner, index) => (
        <g key={owner.seat} transform={`translate(${first + index * 30 + 3} 122)`}>
          <OwnerGlyph owner={owner} halo />
        </g>
      ))}
    </svg>
  );
}
