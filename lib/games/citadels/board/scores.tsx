'use client';

import { Icon } from '@/lib/ui/icon';
import { ScoreRow, ScoreTable } from '@/lib/ui/score-table';
import { tipWith } from '@/lib/ui/tip';
import { DISTRICTS } from '../districts';
import type { FinalScores, SeatScore } from '../view-types';
import { kindOf } from './district-picture';
import styles from './scores.module.css';
import { KIND_ICONS } from './symbols';
import { useBoardTexts, useGameWords, useTable } from './table-context';

type ScoresProps = Readonly<{ scores: FinalScores }>;

/** What each player scored, kind by kind and district by district. */
export function Scores({ scores }: ScoresProps) {
  const t = useBoardTexts();
  const { owners } = useTable();
  const of = (seat: number) => scores.seats.find((score) => score.seat === seat);
  return (
    <ScoreTable
      words={{ title: t('scores.title'), what: t('scores.what'), winner: t('scores.winner') }}
      scores={scores.seats}
      owners={owners}
      foot={
        <>
          <ScoreRow title={t('scores.total')} cell={(seat) => of(seat)?.total} />
          <ScoreRow title={t('scores.gold')} cell={(seat) => of(seat)?.gold} />
          <ScoreRow title={t('scores.rank')} cell={(seat) => t('scores.place', { rank: of(seat)?.rank ?? 0 })} />
        </>
      }
    >
      <ScoreRow title={t('scores.districts')} cell={(seat) => of(seat)?.districts} />
      <ScoreRow title={t('scores.cards')} cell={(seat) => <CityPoints seat={seat} />} tall />
      <ScoreRow title={t('scores.fiveColours')} cell={(seat) => <FiveColours score={of(seat)} />} />
      <ScoreRow title={t('scores.firstComplete')} cell={(seat) => <Points count={of(seat)?.firstComplete} />} />
      <ScoreRow title={t('scores.otherComplete')} cell={(seat) => <Points count={of(seat)?.otherComplete} />} />
    </ScoreTable>
  );
}

/** Nothing is told quietly. */
function Points({ count = 0 }: Readonly<{ count: number | undefined }>) {
  return count === 0 ? <span className="text-ink-3">0</span> : <b>{count}</b>;
}

/** What each district of a city scores. */
function CityPoints({ seat }: Readonly<{ seat: number }>) {
  const { view } = useTable();
  const { district: nameOf } = useGameWords();
  return (
    <ul className={styles.city}>
      {view.seats[seat]?.city.map(({ district }) => (
        <li key={district} {...tipWith(nameOf(district))}>
          <Icon
            name={KIND_ICONS[DISTRICTS[district].colour]}
            size={12}
            className={`${styles.kind} ${kindOf(district)}`}
          />
          <span>{nameOf(district)}</span>
          <b>{DISTRICTS[district].score}</b>
        </li>
      ))}
    </ul>
  );
}

/** The Haunted City may stand for a colour that is missing. */
function FiveColours({ score }: Readonly<{ score: SeatScore | undefined }>) {
  const t = useBoardTexts();
  if (!score) return null;
  const { fiveColours, hauntedAs } = score;
  return (
    <>
      <Points count={fiveColours} />
      {fiveColours > 0 && hauntedAs && hauntedAs !== 'purple' ? (
        <small className="block text-ink-2">{t('scores.haunted', { kind: t(`kinds.${hauntedAs}`) })}</small>
      ) : null}
    </>
  );
}
