'use client';

import type { CitadelsCommand } from '../commands';
import { DISTRICTS } from '../districts';
import { LABORATORY_GOLD } from '../rulings';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { useTurn } from './use-turn';

/** What the seal does with a picked step, in words. */
export function useStepWords() {
  const t = useBoardTexts();
  const { owners } = useTable();
  const { district, character } = useGameWords();
  const { choices } = useTurn();
  return (step: CitadelsCommand): string => {
    switch (step.type) {
      case 'Build':
        return t('step.build', { district: district(step.data.district), price: DISTRICTS[step.data.district].cost });
      case 'Murder':
        return t('step.murder', { character: character(step.data.character) });
      case 'Rob':
        return t('step.rob', { character: character(step.data.character) });
      case 'SwapHands':
        return t('step.swap', { name: owners[step.data.with]?.name ?? '' });
      case 'ExchangeCards':
        return t('step.exchange', { count: step.data.cards.length });
      case 'UseLaboratory':
        return t('step.laboratory', { district: district(step.data.card), count: LABORATORY_GOLD });
      case 'Destroy': {
        const { seat, district: id } = step.data;
        const target = choices?.destructions.find((each) => each.seat === seat && each.district === id);
        return t('step.destroy', { district: district(id), price: target?.price ?? 0 });
      }
      default:
        return '';
    }
  };
}
