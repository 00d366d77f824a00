'use client';

import type { ReactNode } from 'react';
import { createContext, use, useMemo } from 'react';
import type { FoldedRecap } from '@/lib/engine/folded-recap';
import { foldRecap } from '@/lib/engine/folded-recap';
import type { LogLine, Seat } from '@/lib/engine/game-definition';
import type { RecapRound, Round } from '@/lib/engine/recap';
import { roundsOf } from '@/lib/engine/recap';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { SinceYouLeftContext } from '@/lib/ui/since-you-left';
import type { Changes } from '../changes';
import { changesSince } from '../changes';
import { doneInTurn, lastOwnStep } from '../own-steps';
import { builtIn, lastDestroyed } from '../place';
import type { Deed } from '../recap';
import { recap } from '../recap';
import { useTable } from './table-context';

type Story = Readonly<{
  rounds: readonly Round<BoardLogEntry>[];
  /** What the viewer has missed, or else what happened while it had nothing to do. */
  recap: FoldedRecap<Deed>;
  /** What lies otherwise than when the viewer left; undefined where nothing was missed. */
  changes: Changes | undefined;
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
  const missed = use(SinceYouLeftContext);
  const story = useMemo(() => {
    const since = missed?.step ?? lastOwnStep(log, view, seat);
    const told = recap(log, { since, you: seat });
    return {
      rounds: roundsOf(log),
      recap: foldRecap(missed ? told : withoutOwn(told, seat), MOST_LINES),
      changes: missed && changesSince(log, since),
      done: doneInTurn(log, view, seat),
      fresh: builtIn(
        log.filter(({ step }) => step > since),
        missed ? undefined : seat,
      ),
      destroyed: lastDestroyed(log),
    };
  }, [log, view, seat, missed]);
  return <StoryContext value={story}>{children}</StoryContext>;
}

const MOST_LINES = 16;

/** What the reader has done in its turn is no news to one who has just done it. */
function withoutOwn(rounds: readonly RecapRound<Deed>[], you: Seat | undefined): readonly RecapRound<Deed>[] {
  return rounds.map((round) => ({ ...round, deeds: round.deeds.filter(({ seat }) => seat === null || seat !== you) }));
}

export function useStory(): Story {
  const story = use(StoryContext);
  if (!story) throw new Error('A part of the board stands outside its story');
  return story;
}
