'use client';

import { useIssuing } from '@/lib/games/issuing';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { Panel } from '@/lib/ui/panel';
import { Words } from '@/lib/ui/wording';
import type { FinalScores } from '../view-types';
import { ScoreTable } from './scores';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** Who won, and in which order the others came. */
export function FinishedPanel({ scores }: Readonly<{ scores: FinalScores }>) {
  const t = useBoardTexts();
  const { owners } = useTable();
  const { wording } = useGameWords();
  const { command } = useIssuing();
  const winners = scores.seats.filter(({ rank }) => rank === 1);
  const title = wording({
    kind: 'message',
    key: 'board.finished.title',
    values: {
      players: { kind: 'list', items: winners.map(({ seat }) => ({ kind: 'seat', seat })) },
      count: winners.length,
      points: winners[0]?.total ?? 0,
    },
  });
  const ranked = [...scores.seats].sort((a, b) => a.rank - b.rank);
  return (
    <Panel
      kind={
        <>
          <Icon name="trophy" size={16} />
          {t('over')}
        </>
      }
      title={<Words>{title}</Words>}
      startsOpen
      actions={<CommandNotice command={command} />}
    >
      <ol className="grid gap-1.5 py-1">
        {ranked.map(({ seat, rank, total }) => (
          <li key={seat} className="flex items-center gap-2.5 border-line border-t pt-1.5">
            <span className="w-8 text-ink-3 text-sm">{t('scores.place', { rank })}</span>
            {owners[seat] ? <OwnerMark owner={owners[seat]} size={20} silent /> : null}
            <span className="min-w-0 flex-1 truncate font-semibold font-serif">{owners[seat]?.name}</span>
            <b className="font-extrabold tabular-nums">{total}</b>
          </li>
        ))}
      </ol>
      <div className="pt-2 md:hidden">
        <ScoreTable scores={scores} />
      </div>
    </Panel>
  );
}
