'use client';

import { useLocale } from 'next-intl';
import { remarksText } from '@/lib/i18n/joined-text';
import { SentenceGap } from '@/lib/ui/sentence-gap';
import { buildingId } from '../city';
import type { Space } from '../components';
import { goodsInWords } from '../wording';
import { yieldOf } from '../yields';
import { CardChip } from './card-chip';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** What is told about the building that is pointed at. */
export function BuildingTip({ space }: Readonly<{ space: Space }>) {
  const t = useBoardTexts();
  const locale = useLocale();
  const { view, you } = useTable();
  const { say, nameOf } = useGameWords();
  const building = view.buildings.find((each) => each.space === space);
  if (!building) return null;
  const card = buildingId(building);
  const owner = building.owner === null ? t('nobodys') : t('tip.owner', { player: nameOf(building.owner) });
  return (
    <>
      <b className="flex flex-wrap items-center gap-2">
        <CardChip card={card} /> {remarksText([owner, t('rows.floors', { count: building.height })], locale)}
      </b>
      <span className="text-ink-2">
        {t('tip.yields', { gain: say(goodsInWords(yieldOf(building))) })}
        <SentenceGap />
        {building.site ? t('tip.site') : you?.hand?.includes(card) ? t('tip.hand') : ''}
      </span>
    </>
  );
}
