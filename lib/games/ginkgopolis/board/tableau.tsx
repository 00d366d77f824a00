'use client';

import { Icon } from '@/lib/ui/icon';
import type { Action } from '../cards';
import { buildingCard } from '../cards';
import type { BuildingId } from '../components';
import type { SeatView } from '../view-types';
import { Amounts } from './amount';
import { ScoringText } from './bonus-text';
import { BuildingChip, CharacterChip } from './card-chip';
import { useBoardTexts } from './table-context';
import type { TableauRow } from './tableau-rows';
import { scoringCards, tableauRows } from './tableau-rows';

type TableauProps = Readonly<{
  seat: SeatView;
  /** The action being considered: its row is lit up. */
  lit?: Action | undefined;
}>;

/** A player's face-up cards, grouped by what sets them off. */
export function Tableau({ seat, lit }: TableauProps) {
  const scoring = scoringCards(seat);
  return (
    <dl className="grid gap-px [--cut:var(--ground)]">
      {tableauRows(seat).map((row) => (
        <ActionRow key={row.when} row={row} lit={row.when === lit} />
      ))}
      {scoring.map((card) => (
        <ScoringRow key={card} card={card} />
      ))}
    </dl>
  );
}

const ROW = 'flex min-h-[27px] flex-wrap items-center gap-x-2 gap-y-[3px] rounded-sm py-0.5';

function ActionRow({ row: { when, sum, characters, buildings }, lit }: Readonly<{ row: TableauRow; lit: boolean }>) {
  const t = useBoardTexts();
  const isEmpty = characters.length + buildings.length === 0;
  return (
    <div className={`${ROW} ${lit ? '-mx-2 bg-action-soft px-2 [--cut:var(--action-soft)]' : ''}`}>
      <dt className="grid w-5 place-items-center text-ink-2">
        <Icon name={when} size={17} label={t(`when.${when}`)} />
      </dt>
      <dd className="text-sm">
        {isEmpty ? <span className="text-ink-3">{t('nothing')}</span> : <Amounts goods={sum} sign="+" />}
      </dd>
      <dd className="ml-auto flex flex-wrap justify-end gap-[3px]">
        {characters.map((id) => (
          <CharacterChip key={id} id={id} />
        ))}
        {buildings.map((card) => (
          <BuildingChip key={card} card={card} told />
        ))}
      </dd>
    </div>
  );
}

function ScoringRow({ card }: Readonly<{ card: BuildingId }>) {
  const t = useBoardTexts();
  const { bonus } = buildingCard(card);
  return (
    <div className={ROW}>
      <dt className="grid w-5 place-items-center text-ink-2">
        <Icon name="equals" size={17} label={t('when.end')} />
      </dt>
      <dd className="text-ink-2 text-xs">{bonus.kind === 'scoring' ? <ScoringText rule={bonus.rule} /> : null}</dd>
      <dd className="ml-auto">
        <BuildingChip card={card} told />
      </dd>
    </div>
  );
}
