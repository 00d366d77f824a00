import { Icon } from './icon';
import type { IconName } from './icon-shapes';
import styles from './pickable.module.css';

/** The classes of a card that can be picked; whoever makes it sets `data-picked`. */
export function pickableClasses(more = ''): string {
  return `${styles.pickable} ${more}`;
}

/** The mark on what is picked, for the last child of it. */
export function PickTick({ icon = 'check' }: Readonly<{ icon?: IconName }>) {
  return (
    <span className={styles.tick}>
      <Icon name={icon} size={14} />
    </span>
  );
}
