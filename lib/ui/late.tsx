'use client';

import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

const AGAIN_MS = 3_000;

/**
 * A part of a page that nobody sees before a press: its scripts come with the first one. While they cannot be reached
 * they are asked for again, and the rest of the page stays as it is.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const take = (part: ComponentType<Props>) => {
        loaded = part;
        if (!isOver) setPart(() => part);
      };
      const fetchPart = () => {
        load().then(take, () => {
          if (!isOver) timer = setTimeout(fetchPart, AGAIN_MS);
        });
      };
      fetchPart();
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  };
}
