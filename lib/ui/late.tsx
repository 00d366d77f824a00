'use client';

import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { fetched } from './fetched';

/** A part of a page whose scripts come when it is first shown. */
export type LatePart<Props> = {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Once it has come. */
  loaded?: ComponentType<Props>;
};

/** Fetches a part before it is shown, so that it can be shown at once. */
export async function fetchPart<Props>(part: LatePart<Props>): Promise<ComponentType<Props>> {
  part.loaded ??= await part.load();
  return part.loaded;
}

/** For a button that shows a part: its scripts are fetched when the button is about to be pressed. */
export function fetching<Props>(part: LatePart<Props>) {
  // The press fetches it again.
  const fetchIt = () => void fetchPart(part).catch(() => undefined);
  return { onPointerEnter: fetchIt, onFocus: fetchIt };
}

/**
 * Shows a part that nobody sees before a press. While its scripts cannot be reached they are asked for again, and the rest
 * of the page stays as it is.
 */
export function Late<Props extends object>({ part, props }: Readonly<{ part: LatePart<Props>; props: Props }>) {
  const [Part, setPart] = useState(() => part.loaded);
  useEffect(() => {
    if (Part) return;
    let isOver = false;
    const put = (next: () => ComponentType<Props>) => {
      if (!isOver) setPart(next);
    };
    fetched(() => fetchPart(part)).then(
      (loaded) => put(() => loaded),
      // What came and is broken is told like anything else that breaks while the page is drawn.
      (error: unknown) =>
        put(() => {
          throw error;
        }),
    );
    return () => {
      isOver = true;
    };
  }, [part, Part]);
  return Part ? <Part {...props} /> : null;
}
