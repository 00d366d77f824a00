'use client';

import type { DistrictId } from '../components';
import { DISTRICTS } from '../districts';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** What a card would be good for. */
export function useCardHint() {
  const t = useBoardTexts();
  const { view, seat } = useTable();
  const { rule } = useGameWords();
  return (district: DistrictId): string => {
    const own = seat === undefined ? [] : (view.seats[seat]?.city ?? []);
    if (own.some((built) => built.district === district)) return t('cardHint.owned');
    const { colour, score } = DISTRICTS[district];
    const isNew = !own.some((built) => DISTRICTS[built.district].colour === colour);
    return (
      rule(district) ??
      (isNew ? t('cardHint.newKind', { kind: t(`kinds.${colour}`) }) : t('cardHint.scores', { count: score }))
    );
  };
}
