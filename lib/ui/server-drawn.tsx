'use client';

import type { ReactNode } from 'react';
import { useState } from 'react';
import { DrawnShapes } from './drawn';
import { NOTHING } from './svg-text';
import { useBrowserValue } from './use-browser-value';

/**
 * Shapes that stay as the server has drawn them: the browser needs no scripts for what is on the page already. They are one
 * `DrawnShapes`, by scripts that come where the browser draws the page itself, for a reader from another page.
 */
export function ServerDrawn({ children }: Readonly<{ children: ReactNode }>) {
  const isWaking = useBrowserValue(() => false, true);
  const [isOfServer] = useState(isWaking && typeof window !== 'undefined');
  // React takes what it finds in such an element as it is.
  return isOfServer ? <DrawnShapes text={NOTHING} suppressHydrationWarning /> : children;
}
