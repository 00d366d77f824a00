'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { reachable } from '@/lib/ui/reachable';
import { buildingCard } from '../cards';
import type { BuildingId } from '../components';
import type { DistrictView, FinalScores, SeatScore } from '../view-types';
import { ScoringText } from './bonus-text';
import { BuildingChip } from './card-chip';
import { DistrictMark } from './districts';
import styles from './scores.module.css';
import { useBoardTexts, useTable } from './table-context';

/** The final scores down to the last point: card by card and district by district, a column for each player. */
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
                  {rank === 1 ? <Icon name="crown" size={15} label={t('scores.winner')} /> : null}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row title={t('scores.held')} seats={seats} cell={({ held }) => held} />
          <Group title={t('scores.cards')} />
          <CardRows seats={seats} />
          <Row title={t('scores.newHand')} seats={seats} cell={({ newHandTokens }) => newHandTokens} />
          <Group title={t('scores.districts')} />
          {scores.districts.map((district, index) => (
            <DistrictRow key={district.spaces[0]} district={district} index={index} seats={seats} />
          ))}
        </tbody>
        <tfoot>
          <Row title={t('scores.total')} seats={seats} cell={({ total }) => total} />
          <Row title={t('scores.rank')} seats={seats} cell={({ rank }) => t('scores.place', { rank })} />
        </tfoot>
      </table>
    </section>
  );
}

type RowProps = Readonly<{ title: ReactNode; seats: readonly SeatScore[]; cell: (score: SeatScore) => ReactNode }>;

function Row({ title, seats, cell }: RowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {seats.map((score) => (
        <td key={score.seat} className={score.rank === 1 ? styles.winner : undefined}>
          {cell(score)}
        </td>
      ))}
    </tr>
  );
}

function Group({ title }: Readonly<{ title: string }>) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={6}>
        {title}
      </th>
    </tr>
  );
}

/** Every `=` card on the table, with its points in the column of its player. */
function CardRows({ seats }: Readonly<{ seats: readonly SeatScore[] }>) {
  const t = useBoardTexts();
  const cards = seats.flatMap(({ seat, cards: own }) => own.map((each) => ({ ...each, seat })));
  if (cards.length === 0) return <Row title={t('scores.noCards')} seats={seats} cell={() => 0} />;
  return cards.map(({ card, points, seat }) => (
    <Row
      key={card}
      title={<CardTitle card={card} />}
      seats={seats}
      cell={(score) => (score.seat === seat ? points : '')}
    />
  ));
}

function CardTitle({ card }: Readonly<{ card: BuildingId }>) {
  const { bonus } = buildingCard(card);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5">
      <BuildingChip card={card} told />
      <span className="text-ink-3 text-xs [--cut:var(--sunk)] max-md:hidden">
        {bonus.kind === 'scoring' ? <ScoringText rule={bonus.rule} /> : null}
      </span>
    </span>
  );
}

type DistrictRowProps = Readonly<{ district: DistrictView; index: number; seats: readonly SeatScore[] }>;

function DistrictRow({ district, index, seats }: DistrictRowProps) {
  return (
    <Row
      title={<DistrictMark district={district} />}
      seats={seats}
      cell={({ districts }) => {
        const places = districts.filter((each) => each.district === index);
        return places.length > 0 ? <DistrictPoints places={places} /> : '';
      }}
    />
  );
}

function DistrictPoints({ places }: Readonly<{ places: SeatScore['districts'] }>) {
  const t = useBoardTexts();
  return places.map(({ place, points }) => (
    <span key={place} className="block">
      {points} <small className="text-ink-3">{t(`scores.${place}`)}</small>
    </span>
  ));
}
