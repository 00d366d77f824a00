import { useId } from 'react';
import { OwnShapes } from './own-shapes';
import type { VignetteProps } from './vignette';
import { Vignette } from './vignette';

/** A building on a patch of land, outside a table. */
export function OwnVignette({ building }: Pick<VignetteProps, 'building'>) {
  const drawing = useId();
  return (
    <Vignette building={building} shapes={drawing}>
      <OwnShapes drawing={drawing} buildings={[building]} colours={[building.colour]} />
    </Vignette>
  );
}
