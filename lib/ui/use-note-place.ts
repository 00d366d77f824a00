'use client';

import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { Box, NotePlace } from './note-place';
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

/** So much of what a note is about should be seen, in pixels. */
const ENOUGH = 72;

/** On a phone it may lie further down, below what must stay free. */
function bringIntoSight(about: readonly string[], keepFree: string): void {
  const element = about
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((each) => each.checkVisibility());
  if (!element) return;
  const box = element.getBoundingClientRect();
  const { height } = partInSight(box, seenBoxes(keepFree));
  const seen = Math.min(height, window.innerHeight - box.top, box.bottom);
  if (seen < Math.min(box.height, ENOUGH)) element.scrollIntoView({ block: 'nearest' });
}

function placedNow(note: HTMLElement, about: readonly string[], keepFree: string): Placed {
  const kept = seenBoxes(keepFree);
  const found = about.flatMap((selector) => seenBoxes(selector))[0];
  const target = found && partInSight(found, kept);
  const { offsetWidth: width, offsetHeight: height } = note;
  const { clientWidth, clientHeight } = document.documentElement;
  const window = { width: clientWidth, height: clientHeight };
  return { place: placeNote({ note: { width, height }, target, window, keepFree: kept }), target };
}

/** Of elements that are shown, and at least partly within the window. */
function seenBoxes(selector: string): readonly Box[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { x, y, width, height, right, bottom } = element.getBoundingClientRect();
    const isIn = right > 0 && bottom > 0 && x < window.innerWidth && y < window.innerHeight;
    return width > 0 && height > 0 && isIn && element.checkVisibility() ? [{ x, y, width, height }] : [];
  });
}
