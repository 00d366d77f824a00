import { IconGlyph } from '@/lib/ui/icon';
import type { Owner } from '@/lib/ui/owner';
import { OwnerGlyph } from '@/lib/ui/owner-mark';
import type { Colour } from '../../components';
import { SYMBOLS } from '../symbols';
import { round } from './geometry';

/** What the plate in front of a building says. */
export type PlateFacts = Readonly<{ colour: Colour; number: number; height: number; owner: Owner | undefined }>;

export const PLATE_HEIGHT = 25;
/** The gauge has so many bars at least, so that floors can be told without counting. */
const GAUGE = 4;

type Measures = Readonly<{
  /** Of the paper. */
  width: number;
  /** Of the part in the building's colour. */
  colour: number;
  symbol: number;
  owner: number;
  /** The owner's mark stands out on the right. */
  out: number;
}>;

function measuresOf(number: number, compact: boolean): Measures {
  const digits = String(number).length * 10.8;
  if (compact) return { width: 21 + digits, colour: 15.5, symbol: 11.5, owner: 18, out: 8.5 };
  return { width: 42 + digits, colour: 21, symbol: 14, owner: 20, out: 10 };
}

export function plateWidth({ number, owner }: PlateFacts, compact: boolean): number {
  const { width, out } = measuresOf(number, compact);
  return width + (owner ? out : 0);
}

type PlateProps = PlateFacts & Readonly<{ scale: number; compact: boolean }>;

/** Symbol on the colour, number, one bar for each floor, the owner's mark on the right end. Its middle is the origin. */
export function Plate({ colour, number, height, owner, scale, compact }: PlateProps) {
  const at = measuresOf(number, compact);
  const total = at.width + (owner ? at.out : 0);
  const middle = at.colour + (compact ? (at.width - at.colour - 1) / 2 : 4 + String(number).length * 5.4);
  return (
    <g className={`is-${colour}`} transform={`scale(${scale}) translate(${-total / 2} -12)`}>
      <rect className="city-plate-paper" width={at.width + (owner ? 3 : 0)} height={PLATE_HEIGHT} rx="5.5" />
      <path
        className="city-plate-colour"
        d={`M5.5 .6H${at.colour}v23.8H5.5A4.9 4.9 0 0 1 .6 19.5v-14A4.9 4.9 0 0 1 5.5 .6Z`}
      />
      <svg
        x={(at.colour - at.symbol + 0.8) / 2}
        y={(PLATE_HEIGHT - at.symbol) / 2}
        width={at.symbol}
        height={at.symbol}
        viewBox="0 0 24 24"
        className="city-plate-symbol"
        aria-hidden="true"
      >
        <IconGlyph name={SYMBOLS[colour]} />
      </svg>
      <text className="city-plate-number" x={middle} y={compact ? 17 : 19} textAnchor="middle">
        {number}
      </text>
      {compact ? (
        <Pips height={height} from={at.colour + 2} until={at.width - 2} />
      ) : (
        <Gauge height={height} x={at.width - (owner ? 13.5 : 12)} />
      )}
      {owner ? (
        <svg
          x={at.width - (at.owner - at.out) + 6}
          y={(PLATE_HEIGHT - at.owner) / 2}
          width={at.owner}
          height={at.owner}
          viewBox="-1.5 -1.5 27 27"
          aria-hidden="true"
        >
          <OwnerGlyph owner={owner} halo />
        </svg>
      ) : null}
    </g>
  );
}

/** Where a plate is narrow the floors lie below the number, from left to right. */
function Pips({ height, from, until }: Readonly<{ height: number; from: number; until: number }>) {
  const slots = Math.max(GAUGE, height);
  const step = (until - from) / slots;
  return Array.from({ length: slots }, (_, floor) => floor).map((floor) => (
    <rect
      key={floor}
      className={floor < height ? 'city-bar-on' : 'city-bar-off'}
      x={round(from + floor * step)}
      y="19.8"
      width={round(step - (slots > 6 ? 0.8 : 1.2))}
      height="3"
      rx=".6"
    />
  ));
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
