'use client';

import { Icon } from '@/lib/ui/icon';
import { isLetter } from '../components';
import { buildingOf } from '../seen-city';
import type { Ledger } from '../view-types';
import { CardChip } from './card-chip';
import type { ChoiceDraft } from './choice-draft';
import { useBoardTexts, useGameWords, useTable } from './table-context';

type Considered = Readonly<{ draft: ChoiceDraft; ledger: Ledger }>;

/** The card, the tile, and the action they make together. */
export function ActionKind({ draft: { card, tile }, ledger: { action } }: Considered) {
  const t = useBoardTexts();
  if (!card) return null;
  return (
    <>
      <CardChip card={card} />
      {tile ? (
        <>
          <span className="text-ink-3">+</span>
          <CardChip card={tile} />
        </>
      ) : null}
      <span>
        <Icon name={action} size={16} /> {t(`actions.${action}`)}
      </span>
    </>
  );
}

/** "A fourth floor on Red 17, Theo's": what would be done, as a title. */
export function useActionTitle() {
  const t = useBoardTexts();
  const { view } = useTable();
  const { card: nameOf, nameOf: playerOf } = useGameWords();
  return ({ draft: { card, tile }, ledger }: Considered): string => {
    if (!card) return '';
    if (isLetter(card)) {
      return ledger.action === 'urbanize' && tile
        ? t('title.urbanize', { tile: nameOf(tile), letter: card })
        : t('title.letter', { letter: card });
    }
    const building = buildingOf(view, card);
    if (ledger.action === 'exploit') return t('title.exploit', { building: nameOf(card) });
    const owner = building?.owner ?? null;
    return t('title.construct', {
      floor: (building?.height ?? 0) + 1,
      building: nameOf(card),
      whose: owner === null ? 'nobody' : 'player',
      owner: owner === null ? '' : playerOf(owner),
    });
  };
}
