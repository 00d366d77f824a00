import { useId } from 'react';
import { decorative } from '@/lib/ui/tip';
import './city.css';
import type { DrawnCity } from './drawn-city';
import { OwnShapes } from './own-shapes';
import { Skyline, skylineBounds } from './skyline';

type CityPictureProps = Readonly<{
  city: DrawnCity;
  /** What it shows; left out where words beside it say so. */
  label?: string;
  /** Numbers and owners on the buildings. */
  plates?: boolean;
  className?: string;
}>;

/** The city as a still picture, for lists and the front page. */
export function CityPicture({ city, label, plates = false, className = '' }: CityPictureProps) {
  const drawing = useId();
  const { x, y, width, height } = skylineBounds(city, 0, 30);
  const frame = { className: `city ${className}`, viewBox: `${x} ${y} ${width} ${height}` };
  const detail = plates ? 'full' : 'simple';
  const drawn = (
    <Skyline {...{ drawing, city, plates, detail }}>
      <OwnShapes drawing={drawing} buildings={city.buildings} detail={detail} />
    </Skyline>
  );
  if (label === undefined) {
    return (
      <svg {...frame} aria-hidden="true" {...decorative}>
        {drawn}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={label}>
      {drawn}
    </svg>
  );
}
