'use client';

import { ScoreGroup, ScoreRow, ScoreTable } from '@/lib/ui/score-table';
import { buildingCard } from '../cards';
import type { BuildingId } from '../components';
import type { FinalScores, SeatScore } from '../view-types';
import { ScoringText } from './bonus-text';
import { BuildingChip } from './card-chip';
import { DistrictMark } from './districts';
import { useBoardTexts, useTable } from './table-context';

type ScoresProps = Readonly<{ scores: FinalScores }>;

/** What each player scored, card by card and district by district. */
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
          <ScoreRow title={t('scores.rank')} cell={(seat) => t('scores.place', { rank: of(seat)?.rank ?? 0 })} />
        </>
      }
    >
      <ScoreRow title={t('scores.held')} cell={(seat) => of(seat)?.held} />
      <ScoreGroup title={t('scores.cards')} />
      <CardRows seats={scores.seats} />
      <ScoreRow title={t('scores.newHand')} cell={(seat) => of(seat)?.newHandTokens} />
      <ScoreGroup title={t('scores.districts')} />
      {scores.districts.map((district, index) => (
        <ScoreRow
          key={district.spaces[0]}
          title={<DistrictMark district={district} />}
          cell={(seat) => <DistrictPoints places={of(seat)?.districts.filter((each) => each.district === index)} />}
        />
      ))}
    </ScoreTable>
  );
}

/** Every `=` card on the table, with its points in the column of its player. */
function CardRows({ seats }: Readonly<{ seats: readonly SeatScore[] }>) {
  const t = useBoardTexts();
  const cards = seats.flatMap(({ seat, cards: own }) => own.map((each) => ({ ...each, seat })));
  if (cards.length === 0) return <ScoreRow title={t('scores.noCards')} cell={() => 0} />;
  return cards.map(({ card, points, seat }) => (
    <ScoreRow key={card} title={<CardTitle card={card} />} cell={(column) => (column === seat ? points : '')} />
  ));
}

function CardTitle({ card }: Readonly<{ card: BuildingId }>) {
  const { bonus } = buildingCard(card);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5">
      <BuildingChip card={card} told />
      <span className="text-ink-3 text-xs [--cut:var(--raised)] max-md:hidden">
        {bonus.kind === 'scoring' ? <ScoringText rule={bonus.rule} /> : null}
      </span>
    </span>
  );
}

function DistrictPoints({ places = [] }: Readonly<{ places: SeatScore['districts'] | undefined }>) {
  const t = useBoardTexts();
  return places.map(({ place, points }) => (
    <span key={place} className="block">
      {points} <small className="text-ink-3">{t(`scores.${place}`)}</small>
    </span>
  ));
}
