import type { ReactNode } from 'react';

/** Words of a program within a sentence. */
export function code(words: ReactNode) {
  return <code className="break-words rounded-sm bg-sunk px-1 py-0.5 text-sm">{words}</code>;
}
