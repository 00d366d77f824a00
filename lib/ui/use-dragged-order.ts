'use client';

import type { PointerEvent } from 'react';
import { useState } from 'react';

type Order<Item extends string> = Readonly<{ items: readonly Item[]; onChange: (items: readonly Item[]) => void }>;

type Drag<Item extends string> = Readonly<{ item: Item; pointer: number; before: readonly Item[] }>;

/** Marks the lines of a list, in their order, and the part of a line that it is dragged by. */
const LINE = 'data-dragged-line';
const GRIP = 'data-dragged-by';

/**
 * Puts a list in order by mouse, pen or finger: while its grip is held, a line takes the place that the pointer is at.
 * The list itself holds the pointer, as lines change places meanwhile. Beside it buttons do the same, for the keyboard.
 */
export function useDraggedOrder<Item extends string>({ items, onChange }: Order<Item>) {
  const [drag, setDrag] = useState<Drag<Item>>();
  const list = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const item = gripped(event, items);
      if (item === undefined || event.button !== 0 || drag) return;
      // Else the press would select text.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ item, pointer: event.pointerId, before: items });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag?.pointer !== event.pointerId) return;
      const place = placeAt(event.currentTarget, event.clientY);
      if (place !== items.indexOf(drag.item)) onChange(moved(items, drag.item, place));
    },
    onPointerUp: () => setDrag(undefined),
    onPointerCancel: () => {
      if (drag) onChange(drag.before);
      setDrag(undefined);
    },
  };
  return {
    list,
    lineOf: (item: Item) => ({ [LINE]: item, 'data-dragged': drag?.item === item || undefined }),
    gripOf: (item: Item) => ({ [GRIP]: item }),
  };
}

/** The same items, one of them at another place. */
export function moved<Item>(items: readonly Item[], item: Item, place: number): readonly Item[] {
  const others = items.filter((each) => each !== item);
  return [...others.slice(0, place), item, ...others.slice(place)];
}

function gripped<Item extends string>({ target }: PointerEvent, items: readonly Item[]): Item | undefined {
  const grip = target instanceof Element ? target.closest(`[${GRIP}]`)?.getAttribute(GRIP) : undefined;
  return items.find((item) => item === grip);
}

/** The line at a height; above the first and below the last are these. */
function placeAt(list: HTMLElement, y: number): number {
  const lines = [...list.querySelectorAll(`[${LINE}]`)];
  const below = lines.findIndex((line) => y < line.getBoundingClientRect().bottom);
  return below < 0 ? lines.length - 1 : below;
}
