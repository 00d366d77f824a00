'use client';

import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '@/lib/ui/icon';

type SkipButtonProps = Readonly<{ onPress: () => void; children: ReactNode }>;

/**
 * Ends what is being shown; so does any key, and any tap. It stands where nothing happens meanwhile: in the corner of the
 * story, or on a phone over the button that opens it.
 */
export function SkipButton({ onPress, children }: SkipButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (button.current) putInStory(button.current);
  }, []);
  return (
    <button
      ref={button}
      type="button"
      onClick={onPress}
      className="fixed z-[31] inline-flex min-h-9 items-center justify-center gap-1.5 rounded-full bg-ink px-4 font-semibold text-sheet text-sm shadow-md"
    >
      {children}
      <Icon name="next" size={15} />
    </button>
  );
}

/** From the corner of the story, in pixels. */
const CORNER = { x: 12, y: 8 } as const;

function putInStory({ style }: HTMLElement): void {
  const stories = [...document.querySelectorAll<HTMLElement>('[data-guide="story"]')];
  const story = stories.find((each) => each.checkVisibility());
  if (!story) return;
  const { top, left, right, width, height } = story.getBoundingClientRect();
  if (story.tagName !== 'BUTTON') {
    style.top = `${top + CORNER.y}px`;
    style.right = `${innerWidth - right + CORNER.x}px`;
    return;
  }
  Object.assign(style, {
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    padding: '0',
  });
}
