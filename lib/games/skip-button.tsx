import type { ReactNode } from 'react';
import { Icon } from '@/lib/ui/icon';

type SkipButtonProps = Readonly<{ onPress: () => void; at?: keyof typeof PLACES; children: ReactNode }>;

const PLACES = { top: 'top-3', bottom: 'bottom-3' } as const;

/** Ends what is being shown; so does any key, and any tap. Stands in a corner of what is around it. */
export function SkipButton({ onPress, at = 'bottom', children }: SkipButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`absolute right-3 ${PLACES[at]} z-[4] inline-flex min-h-11 items-center gap-1.5 rounded-full bg-ink px-5 font-semibold text-sheet text-sm shadow-lg`}
    >
      {children}
      <Icon name="next" size={15} />
    </button>
  );
}
