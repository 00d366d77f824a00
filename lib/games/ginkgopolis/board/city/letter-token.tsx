import { memo } from 'react';
import type { Letter } from '../../components';

type LetterTokenProps = Readonly<{
  letter: Letter;
  /** On the drawing. */
  x: number;
  y: number;
  scale?: number;
  /** The player holds its card. */
  mine?: boolean;
  /** Its card is being considered. */
  picked?: boolean;
  flat?: boolean;
}>;

/** A round stone with a letter in it: lying on the ground in the skyline, seen from above in the plan. */
export const LetterToken = memo(function LetterToken(props: LetterTokenProps) {
  const { letter, x, y, scale = 1, mine = false, picked = false, flat = false } = props;
  const [rx, ry] = flat ? [25, 25] : [30, 19];
  const state = `${mine ? 'city-token-mine' : ''} ${picked ? 'city-token-picked' : ''}`;
  return (
    <g className={`city-token ${state}`} data-letter={letter} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g transform={`scale(${scale})`}>
        {mine ? <ellipse className="city-token-ring" rx={rx + 8} ry={ry + (flat ? 8 : 6)} cy={flat ? 0 : 2} /> : null}
        {flat ? null : <path className="city-token-side" d="M-30 0v6a30 19 0 0 0 60 0v-6Z" />}
        <ellipse className="city-token-top" rx={rx} ry={ry} />
        <ellipse className="city-token-rim" rx={flat ? 20.5 : 25} ry={flat ? 20.5 : 15.3} />
        <text className="city-token-letter" y="8.5" textAnchor="middle">
          {letter}
        </text>
      </g>
    </g>
  );
});

type TokenSpotProps = Readonly<{
  letter: Letter;
  space: string;
  x: number;
  y: number;
  picked: boolean;
  flat?: boolean;
}>;

/** A free space a letter may move to. It can be pressed; the same choice stands as buttons beside the city. */
export function TokenSpotMark({ letter, space, x, y, picked, flat = false }: TokenSpotProps) {
  return (
    <g className={`city-spot ${picked ? 'city-spot-picked' : ''}`} data-spot={space} transform={`translate(${x} ${y})`}>
      <ellipse className="city-spot-area" rx={flat ? 34 : 46} ry={flat ? 34 : 30} />
      <ellipse className="city-spot-ring" rx={flat ? 27 : 32} ry={flat ? 27 : 21} />
      <text className="city-token-letter" y="8.5" textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}
