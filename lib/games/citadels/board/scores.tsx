'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { reachable } from '@/lib/ui/reachable';
import { DISTRICTS } from '../districts';
import type { FinalScores, SeatScore } from '../view-types';
import { kindOf } from './district-picture';
import styles from './scores.module.css';
import { KIND_ICONS } from './symbols';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** The final scores down to the last point, a column for each player. */
export function ScoreTable({ scores }: Readonly<{ scores: FinalScores }>) {
  const t = useBoardTexts();
  const { owners } = useTable();
  const seats = [...scores.seats].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return (
    <section className={styles.scroll} aria-label={t('scores.title')} {...reachable}>
      <table className={styles.table}>
        <caption className="sr-only">{t('scores.title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('scores.what')}</span>
            </th>
            {seats.map(({ seat, rank }) => (
              <th key={seat} scope="col" className={rank === 1 ? styles.winner : undefined}>
                <span className={styles.player}>
                  {owners[seat] ? <OwnerMark owner={owners[seat]} size={20} silent /> : null}
                  <span className={styles.name}>{owners[seat]?.name}</span>
                  {rank === 1 ? <Icon name="trophy" size={15} label={t('scores.winner')} /> : null}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row title={t('scores.districts')} seats={seats} cell={({ districts }) => districts} />
          <Row title={t('scores.cards')} seats={seats} cell={({ seat }) => <CityPoints seat={seat} />} tall />
          <Row title={t('scores.fiveColours')} seats={seats} cell={(score) => <FiveColours score={score} />} />
          <Row
            title={t('scores.firstComplete')}
            seats={seats}
            cell={({ firstComplete }) => <Points count={firstComplete} />}
          />
          <Row
            title={t('scores.otherComplete')}
            seats={seats}
            cell={({ otherComplete }) => <Points count={otherComplete} />}
          />
        </tbody>
        <tfoot>
          <Row title={t('scores.total')} seats={seats} cell={({ total }) => total} />
          <Row title={t('scores.gold')} seats={seats} cell={({ gold }) => gold} />
          <Row title={t('scores.rank')} seats={seats} cell={({ rank }) => t('scores.place', { rank })} />
        </tfoot>
      </table>
    </section>
  );
}

type RowProps = Readonly<{
  title: ReactNode;
  seats: readonly SeatScore[];
  cell: (score: SeatScore) => ReactNode;
  tall?: boolean;
}>;

function Row({ title, seats, cell, tall = false }: RowProps) {
  return (
    <tr className={tall ? styles.tall : undefined}>
      <th scope="row">{title}</th>
      {seats.map((score) => (
        <td key={score.seat} className={score.rank === 1 ? styles.winner : undefined}>
          {cell(score)}
        </td>
      ))}
    </tr>
  );
}

/** Nothing is told quietly. */
function Points({ count }: Readonly<{ count: number }>) {
  return count === 0 ? <span className="text-ink-3">0</span> : <b>{count}</b>;
}

/** What each district of a city scores. */
function CityPoints({ seat }: Readonly<{ seat: number }>) {
  const { view } = useTable();
  const { district: nameOf } = useGameWords();
  return (
    <ul className={styles.city}>
      {view.seats[seat]?.city.map(({ district }) => (
        <li key={district}>
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
function FiveColours({ score: { fiveColours, hauntedAs } }: Readonly<{ score: SeatScore }>) {
  const t = useBoardTexts();
  return (
    <>
      <Points count={fiveColours} />
      {fiveColours > 0 && hauntedAs && hauntedAs !== 'purple' ? (
        <small className="block text-ink-2">{t('scores.haunted', { kind: t(`kinds.${hauntedAs}`) })}</small>
      ) : null}
    </>
  );
}
