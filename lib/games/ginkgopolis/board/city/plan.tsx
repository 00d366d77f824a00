import { memo } from 'react';
import { IconGlyph } from '@/lib/ui/icon';
import { OwnerGlyph } from '@/lib/ui/owner-mark';
import type { Colour } from '../../components';
import { COLOURS } from '../../components';
import type { BuildingView } from '../../view-types';
import { SYMBOLS } from '../symbols';
import type { DrawnCity, Marks, Target } from './drawn-city';
import { NO_MARKS, ownerOf, stepsBack, tokensOf } from './drawn-city';
import { placeOf } from './geometry';
import { Districts } from './ground';
import { LetterToken, TokenSpotMark } from './letter-token';
import { PATTERNS, patternId } from './patterns';
import { middle, SPACE } from './plan-space';
import { cellsOf, parkland, shoreline } from './shoreline';

type PlanProps = Readonly<{
  drawing: string;
  city: DrawnCity;
  marks?: Marks;
  /** Numbers and marks take more of each space, for phones. */
  compact?: boolean;
}>;

/** The same city from above, north up: every number at once. */
export const Plan = memo(function Plan({ drawing, city, marks = NO_MARKS, compact = false }: PlanProps) {
  const cells = cellsOf(city);
  const target = marks.target;
  return (
    <>
      <Patterns drawing={drawing} />
      <path className="city-land city-land-flat" d={shoreline([...cells, ...parkland(cells)], middle, 40)} />
      <Districts city={city} corner={middle} parts="area" marks={marks} />
      {city.buildings.map((building) => (
        <Square
          key={building.space}
          {...{ drawing, city, building, compact }}
          look={stepsBack(marks, building.space)}
          fresh={isFresh(marks, building)}
          playable={marks.playable?.has(building.space) ?? false}
        />
      ))}
      <Districts city={city} corner={middle} parts="outline" marks={marks} />
      {tokensOf(city).map(([letter, space]) => {
        const [x, y] = middle(placeOf(space));
        const isMine = marks.letters?.includes(letter) ?? false;
        return <LetterToken key={letter} {...{ letter, x, y }} mine={isMine} picked={target?.space === space} flat />;
      })}
      {marks.spots?.map(({ letter, space, picked }) => {
        const [x, y] = middle(placeOf(space));
        return <TokenSpotMark key={space} {...{ letter, space, x, y, picked }} flat />;
      })}
      {target ? <Considered target={target} /> : null}
    </>
  );
});

const isFresh = (marks: Marks, { space }: BuildingView) => marks.fresh?.has(space) ?? false;

function Patterns({ drawing }: Readonly<{ drawing: string }>) {
  return (
    <defs>
      {COLOURS.map((colour) => {
        const { width, height, lines } = PATTERNS[colour];
        return (
          <pattern
            key={colour}
            id={patternId(drawing, colour)}
            className={`is-${colour}`}
            width={width}
            height={height}
            patternUnits="userSpaceOnUse"
          >
            <path className="city-pattern" d={lines} />
          </pattern>
        );
      })}
    </defs>
  );
}

type SquareProps = Readonly<{
  drawing: string;
  city: DrawnCity;
  building: BuildingView;
  look: string;
  fresh: boolean;
  playable: boolean;
  compact: boolean;
}>;

const INNER = { x: -SPACE / 2 + 6, y: -SPACE / 2 + 6, width: SPACE - 12, height: SPACE - 12, rx: 7 } as const;

function Square({ drawing, city, building, look, fresh, playable, compact }: SquareProps) {
  const { space, colour, height, site } = building;
  const [x, y] = middle(placeOf(space));
  const owner = ownerOf(city, building.owner);
  const mark = compact ? 33 : 25;
  const corner = SPACE / 2 - 8 - mark;
  return (
    <g
      className={`is-${colour} ${look} ${playable ? 'city-playable' : ''}`}
      data-space={space}
      transform={`translate(${x} ${y})`}
    >
      {fresh ? (
        <rect className="city-fresh" x={1 - SPACE / 2} y={1 - SPACE / 2} width={SPACE - 2} height={SPACE - 2} rx="12" />
      ) : null}
      <rect className="city-square" {...INNER} />
      <rect {...INNER} fill={`url(#${patternId(drawing, colour)})`} />
      <rect className="city-square-edge" {...INNER} />
      <ColourSymbol colour={colour} x={-34} y={-34} size={18} />
      <SquareNumber number={building.number} compact={compact} />
      {Array.from({ length: height }, (_, floor) => SPACE / 2 - 26 - floor * 8).map((top) => (
        <rect key={top} className="city-square-bar" x={-36} y={top} width="15" height="5.5" rx="1.2" />
      ))}
      {owner ? (
        <svg x={corner} y={corner} width={mark} height={mark} viewBox="-1.5 -1.5 27 27" aria-hidden="true">
          <OwnerGlyph owner={owner} halo />
        </svg>
      ) : null}
      {site ? <SiteMark compact={compact} /> : null}
    </g>
  );
}

function ColourSymbol({ colour, x, y, size }: Readonly<{ colour: Colour; x: number; y: number; size: number }>) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" className="city-plate-symbol" aria-hidden="true">
      <IconGlyph name={SYMBOLS[colour]} />
    </svg>
  );
}

function SquareNumber({ number, compact }: Readonly<{ number: number; compact: boolean }>) {
  const isLong = number > 9;
  const [width, height, size] = compact ? [isLong ? 53 : 36, 40, 37] : [isLong ? 42 : 32, 31, 27];
  const x = compact ? SPACE / 2 - 10 - width : -17;
  const y = compact ? 13 - SPACE / 2 : -15;
  return (
    <>
      <rect className="city-paper" x={x} y={y} width={width} height={height} rx="6" />
      <text
        className="city-square-number"
        style={{ fontSize: size }}
        x={x + width / 2}
        y={y + height / 2 + size * 0.36}
        textAnchor="middle"
      >
        {number}
      </text>
    </>
  );
}

function SiteMark({ compact }: Readonly<{ compact: boolean }>) {
  const [x, y] = compact ? [28 - SPACE / 2, SPACE / 2 - 31] : [SPACE / 2 - 32, 9 - SPACE / 2];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="city-paper" width="22" height="22" rx="4" />
      <svg x="3" y="3" width="16" height="16" viewBox="0 0 24 24" className="city-site" aria-hidden="true">
        <IconGlyph name="site" />
      </svg>
    </g>
  );
}

/** A ring round the space, and the new tile over the old one. */
function Considered({ target: { space, tile } }: Readonly<{ target: Target }>) {
  const [x, y] = middle(placeOf(space));
  const frame = { x: 1 - SPACE / 2, y: 1 - SPACE / 2, width: SPACE - 2, height: SPACE - 2, rx: 11 };
  const width = tile && tile.number > 9 ? 64 : 54;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="city-ring-halo" {...frame} />
      <rect className="city-ring" {...frame} />
      {tile ? (
        <g className={`is-${tile.colour}`} transform={`translate(${-width / 2} ${-14 - SPACE / 2})`}>
          <rect className="city-next" width={width} height="28" rx="6" />
          <ColourSymbol colour={tile.colour} x={6} y={6} size={16} />
          <text className="city-next-number" x={width / 2 + 10} y="21" textAnchor="middle">
            {tile.number}
          </text>
        </g>
      ) : null}
    </g>
  );
}
