import { useBoardTexts } from './table-context';
import type { Draw, Take } from './turn-choices';

/** What the action brings, and what comes with it. */
export function useTakeWords() {
  const t = useBoardTexts();
  return {
    gold: ({ amount, extra, more }: Take) => ({
      words: t('turn.gold', { count: amount }),
      more: extra > 0 ? t('turn.merchant', { count: extra }) : more > 0 ? t('turn.architect', { count: more }) : '',
    }),
    cards: ({ drawn, kept, more, extra }: Draw) => ({
      words: t('turn.cards', { count: drawn }),
      more: t('turn.cardsKeep', { kept, more, gold: extra }),
    }),
  };
}
