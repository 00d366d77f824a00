import { DrawnShapes } from '@/lib/ui/drawn';
import { architecture } from './architecture';
import { TABLE_SHAPES } from './shape-names';

/** The floors of a table, for a page that the browser has drawn itself. */
export function TableArchitecture() {
  return <DrawnShapes text={architecture({ drawing: TABLE_SHAPES })} />;
}
