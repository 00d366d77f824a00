import { IconGlyph } from '@/lib/ui/icon';
import type { Owner } from '@/lib/ui/owner';
import { OwnerGlyph } from '@/lib/ui/owner-mark';
import type { Colour } from '../../components';
import { SYMBOLS } from '../symbols';

/** What the plate in front of a building says. */
export type PlateFacts = Readonly<{ colour: Colour; number: number; height: number; owner: Owner | undefined }>;

export const PLATE_HEIGHT = 25;
/** The gauge has so many bars at least, so that floors can be told without counting. */
const GAUGE = 4;

const paperWidth = (number: number, compact: boolean) => 30 + String(number).length * 10.8 + (compact ? 0 : 12);

export function plateWidth({ number, owner }: PlateFacts, compact: boolean): number {
  return paperWidth(number, compact) + (owner ? 10 : 0);
}

type PlateProps = PlateFacts & Readonly<{ scale: number; compact: boolean }>;

/** Symbol on the colour, number, one bar for each floor, the owner's mark on the right end. Its middle is the origin. */
export function Plate({ colour, number, height, owner, scale, compact }: PlateProps) {
  const width = paperWidth(number, compact);
  const total = width + (owner ? 10 : 0);
  return (
    <g className={`is-${colour}`} transform={`scale(${scale}) translate(${-total / 2} -12)`}>
      <rect className="city-plate-paper" width={width + (owner ? 3 : 0)} height={PLATE_HEIGHT} rx="5.5" />
      <path className="city-plate-colour" d="M5.5 .6H21v23.8H5.5A4.9 4.9 0 0 1 .6 19.5v-14A4.9 4.9 0 0 1 5.5 .6Z" />
      <svg x="4" y="5.5" width="14" height="14" viewBox="0 0 24 24" className="city-plate-symbol" aria-hidden="true">
        <IconGlyph name={SYMBOLS[colour]} />
      </svg>
      <text className="city-plate-number" x={25 + String(number).length * 5.4} y="19" textAnchor="middle">
        {number}
      </text>
      {compact ? null : <Gauge height={height} x={width - (owner ? 13.5 : 12)} />}
      {owner ? (
        <svg x={width - 4} y="2.5" width="20" height="20" viewBox="-1.5 -1.5 27 27" aria-hidden="true">
          <OwnerGlyph owner={owner} halo />
        </svg>
      ) : null}
    </g>
  );
}

function Gauge({ height, x }: Readonly<{ height: number; x: number }>) {
  const slots = Math.max(GAUGE, height);
  const bars = Array.from({ length: slots }, (_, floor) => ({ floor, y: 18 - (floor * 18) / slots }));
  return bars.map(({ floor, y }) => (
    <rect
      key={floor}
      className={floor < height ? 'city-bar-on' : 'city-bar-off'}
      x={x}
      y={Math.round(y * 10) / 10}
      width="7.5"
      height={Math.round(120 / slots) / 10}
      rx=".8"
    />
  ));
}
