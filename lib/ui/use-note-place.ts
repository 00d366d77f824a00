'use client';

import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { Box } from './box';
import type { NotePlace } from './note-place';
import { partInSight, placeNote } from './note-place';

/** Cards are dealt, panels open, cities turn: while a note is shown it looks again and again where its matter is. */
const LOOK_EVERY_MS = 200;

type Placed = Readonly<{ place: NotePlace; target: Box | undefined }>;

/** Where a note lies beside the first of these elements that is in sight, and clear of those that must stay free. */
export function useNotePlace(
  note: RefObject<HTMLElement | null>,
  { about, keepFree }: Readonly<{ about: readonly string[]; keepFree: string }>,
): Placed | undefined {
  const [placed, setPlaced] = useState<Placed>();
  const selectors = about.join('\n');
  useEffect(() => {
    const look = () => {
      if (!note.current) return;
      const found = placedNow(note.current, selectors.split('\n'), keepFree);
      setPlaced((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    bringIntoSight(selectors.split('\n'), keepFree);
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    window.addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
    };
  }, [note, selectors, keepFree]);
  return placed;
}

/** So much of what a note is about should be seen, and less than so little is not seen at all, in pixels. */
const ENOUGH = 72;
const TOO_LITTLE = 12;

const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;

const shownOf = (selectors: readonly string[]): readonly Element[] =>
  selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).filter(isShown);

/** What is in sight of an element. What stands in it, or it in, does not lie over it. */
function seenOf(element: Element, keepFree: string): Box {
  const others = [...document.querySelectorAll(keepFree)].filter(
    (each) => !each.contains(element) && !element.contains(each),
  );
  const { x, y, width, height } = element.getBoundingClientRect();
  return partInSight({ x, y, width, height: Math.min(height, window.innerHeight - y) }, others.map(boxOf));
}

const heightInSight = ({ x, y, width, height }: Box): number =>
  x + width > 0 && x < window.innerWidth ? height + Math.min(0, y) : 0;

/** On a phone it may lie further down, below what must stay free, or above what is in sight: the best of it is brought up. */
function bringIntoSight(about: readonly string[], keepFree: string): void {
  const [best] = shownOf(about);
  if (!best) return;
  const isEnough = heightInSight(seenOf(best, keepFree)) >= Math.min(best.getBoundingClientRect().height, ENOUGH);
  if (!isEnough) best.scrollIntoView({ block: 'nearest' });
}

function placedNow(note: HTMLElement, about: readonly string[], keepFree: string): Placed {
  const kept = shownOf([keepFree]).map(boxOf);
  const target = shownOf(about)
    .map((each) => seenOf(each, keepFree))
    .find((seen) => heightInSight(seen) > TOO_LITTLE);
  const { offsetWidth: width, offsetHeight: height } = note;
  const { clientWidth, clientHeight } = document.documentElement;
  const window = { width: clientWidth, height: clientHeight };
  return { place: placeNote({ note: { width, height }, target, window, keepFree: kept }), target };
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
