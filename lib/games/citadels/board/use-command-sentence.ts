import { useLocale } from 'next-intl';
import { sentencesText } from '@/lib/i18n/joined-text';
import type { CitadelsCommand } from '../commands';
import { GRAVEYARD_PRICE } from '../rulings';
import { districtName, gold, inARow } from '../wording';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { useCardHint } from './use-card-hint';
import { useStepWords } from './use-step-words';
import { useTurn } from './use-turn';

type Data<Type extends CitadelsCommand['type']> = Extract<CitadelsCommand, { type: Type }>['data'];

/** An answer in sentences: what it does, what it costs and what it brings. */
export function useCommandSentence() {
  const t = useBoardTexts();
  const locale = useLocale();
  const parts = useParts();
  const endsSentence = (text: string) => /[.。]$/.test(text);
  return (command: CitadelsCommand): string =>
    sentencesText(
      parts(command).map((what) => (what === '' || endsSentence(what) ? what : t('choices.sentence', { what }))),
      locale,
    );
}

/** The same taken apart; some are sentences, others the words of a button. */
function useParts() {
  const t = useBoardTexts();
  const { view } = useTable();
  const { say } = useGameWords();
  const wordsOf = useStepWords();
  const hintOf = useCardHint();
  const draftParts = useDraftParts();
  const { swap, destroy } = useOtherSeats();
  return (command: CitadelsCommand): readonly string[] => {
    switch (command.type) {
      case 'PickCharacter':
        return draftParts(command.data);
      case 'KeepCards':
        return [t('keep.seal', { cards: say(inARow(command.data.keep.map(districtName))) })];
      case 'Build':
        return [wordsOf(command), hintOf(command.data.district)];
      case 'SwapHands':
        return [wordsOf(command), swap(command.data)];
      case 'Destroy':
        return [destroy(command.data)];
      case 'ExchangeCards':
        return [t('choices.exchange', { cards: say(inARow(command.data.cards.map(districtName))) })];
      case 'AnswerGraveyard': {
        const name = view.offer ? say(districtName(view.offer.district)) : '';
        return [
          command.data.take ? t('graveyard.take', { district: name, count: GRAVEYARD_PRICE }) : t('graveyard.leave'),
        ];
      }
      case 'AnswerEnd':
        return [t(command.data.agree ? 'proposal.agree' : 'proposal.refuse')];
      default:
        return [wordsOf(command)];
    }
  };
}

function useDraftParts() {
  const t = useBoardTexts();
  const { character: nameOf, power } = useGameWords();
  return ({ character, bury }: Data<'PickCharacter'>): readonly string[] => [
    t('draft.keep', { name: nameOf(character) }),
    power(character),
    bury ? t('choices.bury', { name: nameOf(bury) }) : '',
  ];
}

/** What is done to others. */
function useOtherSeats() {
  const t = useBoardTexts();
  const { nameOf, district: districtOf, say } = useGameWords();
  const { choices } = useTurn();
  return {
    swap: ({ with: seat }: Data<'SwapHands'>): string => {
      const { given = 0, got = 0 } = choices?.swaps.find((each) => each.seat === seat) ?? {};
      return t('power.swapLabel', { name: nameOf(seat), given, got });
    },
    destroy: ({ seat, district }: Data<'Destroy'>): string => {
      const target = choices?.destructions.find((each) => each.seat === seat && each.district === district);
      const price = say(gold(target?.price ?? 0));
      return t('choices.destroy', { district: districtOf(district), owner: nameOf(seat), gold: price });
    },
  };
}
