'use client';

import { FinishedPanel } from '@/lib/games/finished-panel';
import type { FinalScores } from '../view-types';
import { Rule } from './rule';
import { Scores } from './scores';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** The end of a match of Citadels. */
export function MatchOver({ scores }: Readonly<{ scores: FinalScores }>) {
  const t = useBoardTexts();
  const { owners } = useTable();
  const { wording } = useGameWords();
  return (
    <FinishedPanel {...{ seats: scores.seats, owners, wording }} rule={<Rule to="scoring" about={t('scores.title')} />}>
      <Scores scores={scores} />
    </FinishedPanel>
  );
}
