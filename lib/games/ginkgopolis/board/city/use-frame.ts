'use client';

import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { Frame } from './camera';
import type { Bounds } from './geometry';

/** What stands over the city says so by this. */
const OVER = '[data-over]';

/** The size of a stage on the screen, and what else its parent shows over it; undefined until that is known. */
export function useFrame(stage: RefObject<HTMLElement | null>): Frame | undefined {
  const [frame, setFrame] = useState<Frame>();
  useEffect(() => {
    const [observed, around] = [stage.current, stage.current?.parentElement];
    if (!observed || !around) return;
    const measure = () => {
      const next = frameOf(observed, around);
      if (next) setFrame((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    const sizes = new ResizeObserver(measure);
    for (const each of around.children) sizes.observe(each);
    const children = new MutationObserver(measure);
    children.observe(around, { childList: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, [stage]);
  return frame;
}

function frameOf(stage: HTMLElement, around: HTMLElement): Frame | undefined {
  const { left, top, width, height } = (stage.firstElementChild ?? stage).getBoundingClientRect();
  if (width === 0 || height === 0) return undefined;
  const covers = [...around.querySelectorAll(OVER)].map((over): Bounds => {
    const rect = over.getBoundingClientRect();
    return { x: rect.left - left, y: rect.top - top, width: rect.width, height: rect.height };
  });
  return { width, height, covers: covers.filter((cover) => cover.width > 0) };
}
