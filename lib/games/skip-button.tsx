import type { ReactNode } from 'react';
import { Icon } from '@/lib/ui/icon';

/** Ends what is being shown; so does any key, and any tap. */
export function SkipButton({ onPress, children }: Readonly<{ onPress: () => void; children: ReactNode }>) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute right-3 bottom-3 z-[4] inline-flex min-h-11 items-center gap-1.5 rounded-full bg-ink px-5 font-semibold text-sheet text-sm shadow-lg"
    >
      {children}
      <Icon name="next" size={15} />
    </button>
  );
}
