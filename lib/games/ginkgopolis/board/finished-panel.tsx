'use client';

import { FinishedPanel, inFinalOrder } from '@/lib/games/finished-panel';
import { Words } from '@/lib/ui/wording';
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
  const ranked = inFinalOrder(scores.seats);
  const winners = ranked.filter(({ rank }) => rank === 1);
  const title = wording({
    kind: 'message',
    key: 'board.finished.title',
    values: {
      players: { kind: 'list', items: winners.map(({ seat }) => ({ kind: 'seat', seat })) },
      count: winners.length,
      points: winners[0]?.total ?? 0,
    },
  });
  return (
    <FinishedPanel
      over={t('over')}
      title={<Words>{title}</Words>}
      rule={<Rule to="scoring" about={t('scores.title')} />}
      places={ranked.map(({ seat, rank, total }) => ({
        seat,
        place: t('scores.place', { rank }),
        owner: owners[seat],
        total,
      }))}
      reasons={<EndReasons triggers={view.endTriggers} />}
    >
      <Scores scores={scores} />
    </FinishedPanel>
  );
}
