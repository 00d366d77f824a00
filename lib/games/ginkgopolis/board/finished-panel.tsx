'use client';

import { FinishedPanel } from '@/lib/games/finished-panel';
import type { FinalScores } from '../view-types';
import { EndReasons } from './end-reasons';
import { Rule } from './rule';
import { Scores } from './scores';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** The end of a match of Ginkgopolis. */
export function MatchOver({ scores }: Readonly<{ scores: FinalScores }>) {
  const t = useBoardTexts();
  const { view, owners } = useTable();
  const { wording } = useGameWords();
  return (
    <FinishedPanel
      {...{ seats: scores.seats, owners, wording }}
      rule={<Rule to="scoring" about={t('scores.title')} />}
      reasons={<EndReasons triggers={view.endTriggers} />}
    >
      <Scores scores={scores} />
    </FinishedPanel>
  );
}
