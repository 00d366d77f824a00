import styles from './district-picture.module.css';
import type { Shape } from './paper';

/** Pieces of paper, one over the other. Their paint comes from a `kindOf` or `toneOf` class around them. */
export function PaperShapes({ shapes }: Readonly<{ shapes: readonly Shape[] }>) {
  return shapes.map(({ paint, d }) => <path key={`${paint} ${d}`} className={styles[paint]} d={d} />);
}
