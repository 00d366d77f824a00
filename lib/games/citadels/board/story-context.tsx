'use client';

import type { ReactNode } from 'react';
import { createContext, use, useMemo } from 'react';
import type { BoardLogEntry } from '@/lib/games/board-props';
import type { Deed, Round } from './recap';
import { builtIn, lastDestroyed, recapOf, roundsOf, sinceLastStep } from './recap';
import { useTable } from './table-context';

type Story = Readonly<{
  rounds: readonly Round[];
  /** What happened while the viewer had nothing to do. */
  recap: readonly Deed[];
  /** Districts built in the meantime: see `placeKey`. */
  fresh: ReadonlySet<string>;
  destroyed: ReturnType<typeof lastDestroyed>;
}>;

const StoryContext = createContext<Story | undefined>(undefined);

/** What the log tells, read once for each log. */
export function StoryProvider({ log, children }: Readonly<{ log: readonly BoardLogEntry[]; children: ReactNode }>) {
  const { view, seat } = useTable();
  const story = useMemo(
    () => ({
      rounds: roundsOf(log),
      recap: recapOf(log, view, seat),
      fresh: builtIn(sinceLastStep(log, view, seat)),
      destroyed: lastDestroyed(log),
    }),
    [log, view, seat],
  );
  return <StoryContext value={story}>{children}</StoryContext>;
}

export function useStory(): Story {
  const story = use(StoryContext);
  if (!story) throw new Error('A part of the board stands outside its story');
  return story;
}
