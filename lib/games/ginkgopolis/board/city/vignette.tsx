import type { ReactNode } from 'react';
import { decorative } from '@/lib/ui/tip';
import type { BuildingView } from '../../view-types';
import { Building } from './building';
import './city.css';
import { diamond, FLOOR, HALF } from './geometry';

export type VignetteProps = Readonly<{
  building: Omit<BuildingView, 'owner' | 'resources'>;
  /** Names the shapes of floors and plants; the page has drawn them, or else they are children. */
  shapes: string;
  children?: ReactNode;
}>;

/** One building alone on a patch of land, for cards. Without a meaning of its own. */
export function Vignette({ building, shapes, children }: VignetteProps) {
  const { height, colour } = building;
  const [a, b] = [HALF.width, HALF.height];
  const top = height * FLOOR + 46 + height * 7;
  return (
    <svg
      className="city size-full"
      viewBox={`${-a - 14} ${-top} ${2 * a + 28} ${top + b + 10}`}
      aria-hidden="true"
      {...decorative}
    >
      {children}
      <path className="city-land city-land-patch" d={diamond(a + 10, b + 6, [0, 3])} />
      <Building
        drawing={shapes}
        space={building.space}
        colour={colour}
        number={building.number}
        height={height}
        site={building.site}
      />
    </svg>
  );
}

/** Empty ground with a dashed outline: where a letter would build. */
export function PlotVignette() {
  return (
    <svg className="city size-full" viewBox="0 0 120 84" aria-hidden="true" {...decorative}>
      <path className="city-land city-land-patch" d="M12 46 60 18l48 28-48 28Z" />
      <path className="city-plot-free" d="M28 46 60 27l32 19-32 19Z" />
      <circle className="city-leaf-1" cx="22" cy="40" r="6" />
      <circle className="city-leaf-2" cx="20.5" cy="38.5" r="4" />
      <circle className="city-leaf-1" cx="98" cy="50" r="5" />
      <circle className="city-leaf-2" cx="97" cy="48.5" r="3.3" />
      <path className="city-trunk" d="M58.5 46V30h3v16Z" />
      <circle className="city-leaf-1" cx="60" cy="26" r="11" />
      <circle className="city-leaf-2" cx="57.5" cy="23.5" r="7.5" />
      <circle className="city-leaf-3" cx="56" cy="21" r="3" />
    </svg>
  );
}
