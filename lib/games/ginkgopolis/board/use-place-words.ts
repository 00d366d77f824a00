'use client';

import { useLocale } from 'next-intl';
import { remarksText, sentencesText } from '@/lib/i18n/joined-text';
import { buildingId } from '../city';
import type { CardId, Letter, Space } from '../components';
import { goodsInWords } from '../wording';
import { yieldOf } from '../yields';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** What is told about a part of the city that is pointed at. */
export function usePlaceWords() {
  const t = useBoardTexts();
  const locale = useLocale();
  const { view, you } = useTable();
  const { card: nameOf, say, nameOf: playerOf } = useGameWords();
  const held = (card: CardId) => (you?.hand?.includes(card) ? t('tip.hand') : '');
  return {
    building: (space: Space): string => {
      const building = view.buildings.find((each) => each.space === space);
      if (!building) return '';
      const { owner, height, site } = building;
      const card = buildingId(building);
      const whose = owner === null ? t('nobodys') : t('tip.owner', { player: playerOf(owner) });
      const yields = t('tip.yields', { gain: say(goodsInWords(yieldOf(building))) });
      return [
        remarksText([nameOf(card), whose, t('rows.floors', { count: height })], locale),
        sentencesText([yields, site ? t('tip.site') : held(card)], locale),
      ].join('\n');
    },
    letter: (letter: Letter): string => sentencesText([t('tip.letter', { letter }), held(letter)], locale),
  };
}
