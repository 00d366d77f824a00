import { lazy, memo } from 'react';
import { fetched } from '@/lib/ui/fetched';
import { ServerDrawn } from '@/lib/ui/server-drawn';
import { decorative } from '@/lib/ui/tip';
import type { BuildingView } from '../../view-types';
import './city.css';
import { TABLE_SHAPES } from './shape-names';
import { PlantShapes } from './tree';

const TableArchitecture = lazy(() =>
  fetched(() => import('./table-architecture').then((part) => ({ default: part.TableArchitecture }))),
);

export const TableShapes = memo(function TableShapes({ buildings }: Readonly<{ buildings: readonly BuildingView[] }>) {
  return (
    <svg className="absolute size-0" aria-hidden="true" {...decorative}>
      <ServerDrawn>
        <TableArchitecture />
      </ServerDrawn>
      <PlantShapes drawing={TABLE_SHAPES} heights={buildings.map(({ height }) => height)} />
    </svg>
  );
});
