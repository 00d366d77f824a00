import { DrawnGroup } from '@/lib/ui/drawn';
import { IconGlyph } from '@/lib/ui/icon';
import type { Owner } from '@/lib/ui/owner';
import { OwnerGlyph } from '@/lib/ui/owner-mark';
import type { SvgText } from '@/lib/ui/svg-text';
import { NOTHING, svg } from '@/lib/ui/svg-text';
import type { Colour } from '../../components';
import { COLOURS } from '../../components';
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

type PlateProps = PlateFacts & Readonly<{ drawing: string; scale: number; compact: boolean }>;

const symbolId = (drawing: string, colour: Colour) => `${drawing}-symbol-${colour}`;
const ownerId = (drawing: string, seat: number) => `${drawing}-owner-${seat}`;

/** The symbols and owners that the plates of a drawing show, each drawn once. */
export function PlateShapes({ drawing, owners }: Readonly<{ drawing: string; owners: readonly Owner[] }>) {
  return (
    <defs>
      {COLOURS.map((colour) => (
        <g key={colour} id={symbolId(drawing, colour)}>
          <IconGlyph name={SYMBOLS[colour]} />
        </g>
      ))}
      {owners.map((owner) => (
        <g key={owner.seat} id={ownerId(drawing, owner.seat)}>
          <OwnerGlyph owner={owner} halo />
        </g>
      ))}
    </defs>
  );
}

/** Symbol on the colour, number, one bar for each floor, the owner's mark on the right end. Its middle is the origin. */
export function Plate({ drawing, scale, compact, ...facts }: PlateProps) {
  return (
    <DrawnGroup
      className={`is-${facts.colour}`}
      transform={`scale(${scale}) translate(${-plateWidth(facts, compact) / 2} -12)`}
      text={drawPlate({ ...facts, drawing, compact })}
    />
  );
}

function drawPlate({ drawing, colour, number, height, owner, compact }: Omit<PlateProps, 'scale'>): SvgText {
  const at = measuresOf(number, compact);
  const middle = at.colour + (compact ? (at.width - at.colour - 1) / 2 : 4 + String(number).length * 5.4);
  const bars = compact ? pips(height, at.colour + 2, at.width - 2) : gauge(height, at.width - (owner ? 13.5 : 12));
  const symbol = { x: (at.colour - at.symbol + 0.8) / 2, y: (PLATE_HEIGHT - at.symbol) / 2, size: at.symbol / 24 };
  const edge = `M5.5 .6H${at.colour}v23.8H5.5A4.9 4.9 0 0 1 .6 19.5v-14A4.9 4.9 0 0 1 5.5 .6Z`;
  const mark = owner
    ? svg`<use href="#${ownerId(drawing, owner.seat)}" transform="${placed(ownersPlace(at))}"/>`
    : NOTHING;
  return svg`<rect class="city-plate-paper" width="${at.width + (owner ? 3 : 0)}" height="${PLATE_HEIGHT}" rx="5.5"/>
<path class="city-plate-colour" d="${edge}"/>
<use class="city-plate-symbol" href="#${symbolId(drawing, colour)}" transform="${placed(symbol)}"/>
<text class="city-plate-number" x="${middle}" y="${compact ? 17 : 19}" text-anchor="middle">${number}</text>
<path class="city-bar-on" d="${bars.slice(0, height).join('')}"/>
<path class="city-bar-off" d="${bars.slice(height).join('')}"/>${mark}`;
}

type Placed = Readonly<{ x: number; y: number; size: number }>;

function placed({ x, y, size }: Placed): string {
  return `translate(${round(x)} ${round(y)}) scale(${Math.round(size * 1_000) / 1_000})`;
}

/** Its halo reaches over the edges of the mark. */
function ownersPlace({ width, owner, out }: Measures): Placed {
  const size = owner / 27;
  const edge = 1.5 * size;
  return { x: width - (owner - out) + 6 + edge, y: (PLATE_HEIGHT - owner) / 2 + edge, size };
}

/** Where a plate is narrow the floors lie below the number, from left to right. */
function pips(height: number, from: number, until: number): readonly string[] {
  const slots = Math.max(GAUGE, height);
  const step = (until - from) / slots;
  const width = round(step - (slots > 6 ? 0.8 : 1.2));
  return Array.from({ length: slots }, (_, floor) => bar({ x: round(from + floor * step), y: 19.8, width, height: 3 }));
}

function gauge(height: number, x: number): readonly string[] {
  const slots = Math.max(GAUGE, height);
  const bars = Array.from({ length: slots }, (_, floor) => Math.round(180 - (floor * 180) / slots) / 10);
  return bars.map((y) => bar({ x, y, width: 7.5, height: Math.round(120 / slots) / 10 }));
}

/** How far the line round a bar reaches out: its round joins are the bar's corners. See marks.css. */
const LINE = 0.7;

function bar({ x, y, width, height }: Readonly<{ x: number; y: number; width: number; height: number }>): string {
  const [across, down] = [round(width - 2 * LINE), round(height - 2 * LINE)];
  return `M${round(x + LINE)} ${round(y + LINE)}h${across}v${down}h${-across}Z`;
}
