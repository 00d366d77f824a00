import { useLocale } from 'next-intl';
import { sentencesText } from '@/lib/i18n/joined-text';
import { characterCard } from '../cards';
import type { Choice, GinkgopolisCommand } from '../commands';
import type { Letter } from '../components';
import { isLetter } from '../components';
import type { Goods, Ledger } from '../view-types';
import { buildingBonus, cardNames, characterBonus, goodsInWords } from '../wording';
import { useActionTitle } from './action-words';
import { ledgerOf } from './choice-draft';
import { gained, netCost, placeIn } from './ledger-sums';
import { useTargetName } from './small-choices';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** An answer in sentences: what it does, what it costs and what it brings, from the same sums as its ledger. */
export function useCommandSentence() {
  const t = useBoardTexts();
  const locale = useLocale();
  const { view } = useTable();
  const { say, character } = useGameWords();
  const choiceSentences = useChoiceSentences();
  const targetName = useTargetName();
  return (command: GinkgopolisCommand): string => {
    switch (command.type) {
      case 'SealChoice':
        return sentencesText(choiceSentences(command.data.choice), locale);
      case 'PickCharacter': {
        const id = command.data.character;
        const [start, bonus] = [say(goodsInWords(characterCard(id).start)), say(characterBonus(id))];
        return t('draft.label', { character: character(id), start, bonus });
      }
      case 'ChooseGain':
        return t('choices.letter', { gain: t(`gain.${command.data.gain}`) });
      case 'PlaceToken': {
        const { letter = '', at = '0,0' } = view.tokenToPlace ?? {};
        return t('choices.token', { letter, where: targetName(at, command.data.to) });
      }
      case 'GiveBackTiles': {
        const { tiles } = command.data;
        const what = t('sealed.what', { what: t('giveBack.seal', { count: tiles.length }) });
        return sentencesText([what, tiles.length > 0 ? t('sealed.what', { what: say(cardNames(tiles)) }) : ''], locale);
      }
      case 'KeepHand':
        return t('sealed.what', { what: t('newHand.keep') });
      case 'TakeNewHand':
        return t('sealed.what', { what: t('newHand.confirm') });
    }
  };
}

function useChoiceSentences() {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const { card: nameOf } = useGameWords();
  const titleOf = useActionTitle();
  const effects = useEffects();
  const letterSentences = useLetterSentences();
  return (choice: Choice): readonly string[] => {
    const { card, tile } = choice;
    const ledger = you && ledgerOf(choice, view, you);
    if (!ledger) return [];
    const { fallsBack } = ledger;
    const names = { card: nameOf(card), tile: tile ? nameOf(tile) : '' };
    return [
      tile && (fallsBack || !isLetter(card)) ? t('choices.with', names) : '',
      fallsBack
        ? t('ledger.fallsBack', { lacking: fallsBack, ...names })
        : t('sealed.what', { what: titleOf({ draft: choice, ledger }) }),
      ...effects(ledger),
      ...(isLetter(card) ? letterSentences(card, choice, ledger) : []),
    ];
  };
}

/** The ledger as sentences. */
function useEffects() {
  const t = useBoardTexts();
  const { you } = useTable();
  const { card: nameOf, nameOf: playerOf, say } = useGameWords();
  return (ledger: Ledger): readonly string[] => {
    const { keeps, others, district } = ledger;
    const inWords = (goods: Goods) => say(goodsInWords(goods));
    const cost = netCost(ledger);
    return [
      cost.resources + cost.points > 0 ? t('choices.pay', { goods: inWords(cost) }) : '',
      t('choices.get', { goods: inWords(gained(ledger)) }),
      ...(keeps ? [t('choices.keeps', { card: nameOf(keeps), bonus: say(buildingBonus(keeps)) })] : []),
      ...others.map(({ seat, resources, points }) =>
        t('choices.other', { player: playerOf(seat), goods: inWords({ resources, points, tiles: 0 }) }),
      ),
      district
        ? t('ledger.place', {
            place: placeIn(district.view, you?.seat),
            before: district.before,
            after: district.after,
          })
        : '',
    ];
  };
}

/** Where its token goes, and what it brings alone. */
function useLetterSentences() {
  const t = useBoardTexts();
  const { view } = useTable();
  const targetName = useTargetName();
  return (letter: Letter, { tile, gain, tokenTo }: Choice, { fallsBack }: Ledger): readonly string[] => {
    const brings = gain && t(`gain.${gain}`);
    const isAlone = tile === null || fallsBack !== false;
    return [
      tokenTo ? t('choices.token', { letter, where: targetName(view.tokens[letter], tokenTo) }) : '',
      brings ? t(isAlone ? 'choices.letter' : 'choices.fallback', { gain: brings }) : '',
    ];
  };
}
