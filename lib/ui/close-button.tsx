import { Icon } from './icon';
import { tipped } from './tip';

type CloseButtonProps = Readonly<{
  /** What it closes. */
  label: string;
  onPress: () => void;
  className?: string;
}>;

/** In the corner of what lies over the page. */
export function CloseButton({ label, onPress, className = '' }: CloseButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      {...tipped}
      className={`grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunk ${className}`}
    >
      <Icon name="close" size={19} />
    </button>
  );
}
