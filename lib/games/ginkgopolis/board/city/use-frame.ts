'use client';

import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { Frame } from './camera';

/** The size of an element on the screen; undefined until it is known. */
export function useFrame(element: RefObject<HTMLElement | null>): Frame | undefined {
  const [frame, setFrame] = useState<Frame>();
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0 && height > 0) setFrame({ width, height });
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return frame;
}
