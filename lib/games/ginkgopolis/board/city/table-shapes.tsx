import { memo } from 'react';
import { decorative } from '@/lib/ui/tip';
import type { BuildingView } from '../../view-types';
import { ArchitectureShapes } from './architecture';
import './city.css';
import { PlantShapes } from './tree';

/** Names the shapes that a table draws once, for its city and for the buildings on cards. */
export const TABLE_SHAPES = 'table';

export const TableShapes = memo(function TableShapes({ buildings }: Readonly<{ buildings: readonly BuildingView[] }>) {
  return (
    <svg className="absolute size-0" aria-hidden="true" {...decorative}>
      <ArchitectureShapes drawing={TABLE_SHAPES} />
      <PlantShapes drawing={TABLE_SHAPES} heights={buildings.map(({ height }) => height)} />
    </svg>
  );
});
