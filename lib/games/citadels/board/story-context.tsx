'use client';

import type { ReactNode } from 'react';
import { createContext, use, useMemo } from 'react';
import type { LogLine } from '@/lib/engine/game-definition';
import type { BoardLogEntry } from '@/lib/games/board-props';
import type { Deed, Round } from './recap';
import { builtIn, doneInTurn, lastDestroyed, recapOf, roundsOf, sinceLastStep } from './recap';
import { useTable } from './table-context';

type Story = Readonly<{
  rounds: readonly Round[];
  /** What happened while the viewer had nothing to do. */
  recap: readonly Deed[];
  /** What the viewer has done so far in its turn. */
  done: readonly LogLine[];
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
      done: doneInTurn(log, view, seat),
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
