import { DrawnShapes } from '@/lib/ui/drawn';
import type { Colour } from '../../components';
import { architecture } from './architecture';
import type { Detail } from './shape-names';
import { PlantShapes } from './tree';

type OwnShapesProps = Readonly<{
  drawing: string;
  buildings: readonly Readonly<{ height: number }>[];
  colours?: readonly Colour[];
  detail?: Detail;
}>;

/** Floors and plants for a drawing that stands by itself; a table draws them once, see `TableShapes`. */
export function OwnShapes({ drawing, buildings, ...parts }: OwnShapesProps) {
  return (
    <>
      <DrawnShapes text={architecture({ drawing, ...parts })} />
      <PlantShapes drawing={drawing} heights={buildings.map(({ height }) => height)} />
    </>
  );
}
