'use client';

import { useLocale } from 'next-intl';
import { remarksText } from '@/lib/i18n/joined-text';
import type { CitadelsCommand } from '../commands';
import { DISTRICTS } from '../districts';
import { LABORATORY_GOLD, SMITHY } from '../rulings';
import { cards, gold } from '../wording';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { useTakeWords } from './use-take-words';
import { useTurn } from './use-turn';

/** What the seal does with a picked step, in words. */
export function useStepWords() {
  const t = useBoardTexts();
  const { owners } = useTable();
  const { district, character } = useGameWords();
  const { choices } = useTurn();
  const otherWords = useOtherWords();
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
        return otherWords(step);
    }
  };
}

/** Steps that the panel carries out in one press, and that can be picked from the text of the table. */
function useOtherWords() {
  const t = useBoardTexts();
  const { say } = useGameWords();
  const { choices } = useTurn();
  const locale = useLocale();
  const take = useTakeWords();
  const inOne = ({ words, more }: Readonly<{ words: string; more: string }>) => remarksText([words, more], locale);
  return ({ type }: CitadelsCommand): string => {
    switch (type) {
      case 'TakeGold':
        return choices ? inOne(take.gold(choices.gold)) : '';
      case 'DrawCards':
        return choices ? inOne(take.cards(choices.cards)) : '';
      case 'TakeIncome': {
        const { amount = 0, colour = 'yellow' } = choices?.income ?? {};
        return t('step.income', { gold: say(gold(amount)), kind: t(`kinds.${colour}`) });
      }
      case 'UseSmithy':
        return t('step.smithy', { gold: say(gold(SMITHY.price)), cards: say(cards(SMITHY.cards)) });
      case 'EndTurn':
        return t('turn.end');
      case 'TakeStepBack':
        return t('turn.back');
      case 'ProposeEnd':
        return t('proposal.propose');
      default:
        return '';
    }
  };
}
