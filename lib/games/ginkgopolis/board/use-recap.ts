'use client';

import { use, useMemo } from 'react';
import type { FoldedRecap } from '@/lib/engine/folded-recap';
import { foldRecap } from '@/lib/engine/folded-recap';
import type { Round } from '@/lib/engine/recap';
import { SinceYouLeftContext } from '@/lib/ui/since-you-left';
import type { Space } from '../components';
import { builtIn, lastResolved, recap } from '../recap';
import { useTable } from './table-context';

const MOST_LINES = 16;

type Told = Readonly<{
  /** The only round that is told: nothing was missed. */
  round: number | undefined;
  recap: FoldedRecap;
  fresh: ReadonlySet<Space>;
}>;

/** What is told beside the city and lit up in it: all that the reader has missed, or else the last round. */
export function useRecap(rounds: readonly Round[]): Told {
  const { you } = useTable();
  const missed = use(SinceYouLeftContext);
  return useMemo(() => {
    const last = lastResolved(rounds);
    const told = missed || !last ? rounds : [last];
    const log = told.flatMap(({ entries }) => entries);
    const since = missed?.step ?? (last ? 0 : Number.POSITIVE_INFINITY);
    return {
      round: missed ? undefined : last?.number,
      recap: foldRecap(recap(log, { since, you: you?.seat }), MOST_LINES),
      fresh: builtIn(log.filter(({ step }) => step > since)),
    };
  }, [rounds, missed, you]);
}
