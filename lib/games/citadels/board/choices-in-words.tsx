'use client';

import { useTranslations } from 'next-intl';
import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import { Offer, Offers } from '@/lib/ui/in-words';
import { isBusy } from '@/lib/ui/use-command';
import type { CitadelsCommand, CommandType } from '../commands';
import { useKeptPlaces } from './keep-panel';
import { offeredCommands, placesOf } from './offers';
import { OrdersButton } from './orders-button';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { useCommandSentence } from './use-command-sentence';
import { useDraftPick } from './use-draft-pick';
import { usePromptOf, useQuestion, useTurn } from './use-turn';

/** "Your choices": all that may be answered now, each as a sentence that says what it costs and brings. */
export function ChoicesInWords() {
  const t = useBoardTexts();
  const words = useTranslations('ui.inWords');
  const { you } = useTable();
  const { readOnly } = useIssuing();
  const question = useQuestion();
  const end = usePromptOf('agree-to-end');
  if (!question && !end) return <p>{t(`hints.${readOnly ? 'history' : you ? 'waiting' : 'watching'}`)}</p>;
  return (
    <>
      <p>{words('hint')}</p>
      {end ? <Answers prompt={end} /> : null}
      {question ? <Answers prompt={question} /> : null}
      <OrdersButton wide />
    </>
  );
}

type AskedKind = Parameters<typeof offeredCommands>[1];

/** Under the headings of the panel. */
function Answers({ prompt }: Readonly<{ prompt: Prompt }>) {
  const { view } = useTable();
  const titleOf = useTitle();
  const offered = offeredCommands(view, prompt.kind as AskedKind);
  const titles = [...new Set(offered.map(titleOf))];
  return titles.map((title) => (
    <section key={title}>
      <h4 className="pt-2 font-semibold text-ink-2 text-sm">{title}</h4>
      <Offers>
        {offered
          .filter((command) => titleOf(command) === title)
          .map((command) => (
            <CommandOffer key={JSON.stringify(command)} prompt={prompt} command={command} />
          ))}
      </Offers>
    </section>
  ));
}

function useTitle() {
  const t = useBoardTexts();
  const { district, character } = useGameWords();
  const { view } = useTable();
  return ({ type, data }: CitadelsCommand): string => {
    if (type === 'PickCharacter') return view.draft?.buries ? character(data.character) : t('draft.choose');
    if (type === 'KeepCards') return t('keep.title', { count: data.keep.length });
    if (type === 'UseSmithy') return district('smithy');
    return t(TITLES[type] ?? 'choices.turn');
  };
}

/** Other steps stand under that of the turn as a whole. */
const TITLES: Readonly<Partial<Record<CommandType, string>>> = {
  TakeGold: 'turn.take',
  DrawCards: 'turn.take',
  TakeIncome: 'income.title',
  Build: 'build.title',
  Murder: 'power.murder',
  Rob: 'power.rob',
  SwapHands: 'power.swap',
  ExchangeCards: 'power.exchange',
  UseLaboratory: 'laboratory',
  Destroy: 'power.destroy',
  AnswerGraveyard: 'graveyard.title',
  AnswerEnd: 'proposal.question',
};

function CommandOffer({ prompt, command: offered }: Readonly<{ prompt: Prompt; command: CitadelsCommand }>) {
  const { command } = useIssuing();
  const sentence = useCommandSentence();
  const { isPicked, pick } = usePicking(prompt)(offered);
  return <Offer words={sentence(offered)} isPicked={isPicked} isOff={isBusy(command)} onPick={pick} />;
}

/** Where each kind of answer is made. What the panel carries out in one press, this does as well. */
function usePicking(prompt: Prompt) {
  const { view } = useTable();
  const { issue } = useIssuing<CitadelsCommand>();
  const { picked, pick } = useTurn();
  const draft = useDraftPick();
  const [kept, setKept] = useKeptPlaces();
  return (command: CitadelsCommand): Readonly<{ isPicked: boolean; pick: () => void }> => {
    switch (command.type) {
      case 'PickCharacter': {
        const { character, bury } = command.data;
        const isPicked = draft.picked === character && draft.buried === bury;
        return { isPicked, pick: () => [draft.setPicked(character), draft.setBuried(bury)] };
      }
      case 'KeepCards': {
        const places = [...placesOf(view.drawn ?? [], command.data.keep)];
        return { isPicked: places.join() === kept.toSorted().join(), pick: () => setKept(places) };
      }
      case 'AnswerGraveyard':
      case 'AnswerEnd':
        return { isPicked: false, pick: () => void issue(prompt.id, command) };
      default:
        return { isPicked: JSON.stringify(picked) === JSON.stringify(command), pick: () => pick(command) };
    }
  };
}
