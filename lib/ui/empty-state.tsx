import type { ReactNode } from 'react';
import { LetterDrawing } from './letter-drawing';

/** Says in a sentence why nothing is here, and what to do about it. */
export function EmptyState({ title, children }: Readonly<{ title: ReactNode; children?: ReactNode }>) {
  return (
    <div className="mx-auto flex max-w-[320px] flex-col items-center py-6 text-center text-sm text-ink-2">
      <LetterDrawing />
      <h2 className="mt-1 mb-1 text-ink text-lg">{title}</h2>
      {children}
    </div>
  );
}
