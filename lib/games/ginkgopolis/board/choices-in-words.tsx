'use client';

import { useTranslations } from 'next-intl';
import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import { Offer, Offers, WordsPart } from '@/lib/ui/in-words';
import { isBusy } from '@/lib/ui/use-command';
import type { Choice, GinkgopolisCommand } from '../commands';
import type { CardId } from '../components';
import type { PromptKind } from '../prompt-kinds';
import { useDraftPick } from './draft';
import { useGiveBack } from './give-back';
import { NewHandButton } from './new-hand-button';
import { offeredCommands } from './offers';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { useCommandSentence } from './use-command-sentence';
import { usePrompt, useTurn } from './use-turn';

/** "Your choices": all that may be answered now, each as a sentence that says what it costs and brings. */
export function ChoicesInWords() {
  const t = useBoardTexts();
  const words = useTranslations('ui.inWords');
  const { you } = useTable();
  const { readOnly } = useIssuing();
  const prompt = usePrompt();
  if (!prompt || !you) return <p>{t(`hints.${readOnly ? 'history' : you ? 'waiting' : 'watching'}`)}</p>;
  return (
    <>
      <p>{words('hint')}</p>
      {prompt.kind === 'choose-card' ? <ByCard prompt={prompt} /> : <OneList prompt={prompt} />}
    </>
  );
}

/** What may be answered to the open prompt, taken apart where a new hand is among it. */
function useOffered({ kind }: Prompt): readonly GinkgopolisCommand[] {
  const { view, you } = useTable();
  return you ? offeredCommands(view, you, kind as PromptKind) : [];
}

/** There may be more than a hundred: card by card. */
function ByCard({ prompt }: Readonly<{ prompt: Prompt }>) {
  const t = useBoardTexts();
  const { you } = useTable();
  const { card: nameOf } = useGameWords();
  const offered = useOffered(prompt);
  const choices = offered.flatMap((command) => (command.type === 'SealChoice' ? [command.data.choice] : []));
  return (
    <>
      {(you?.hand ?? []).map((card: CardId) => {
        const own = choices.filter((choice) => choice.card === card);
        return (
          <WordsPart key={card} level={4} title={t('choices.group', { card: nameOf(card), count: own.length })}>
            <Offers>
              {own.map((choice) => (
                <ChoiceOffer key={JSON.stringify(choice)} choice={choice} />
              ))}
            </Offers>
          </WordsPart>
        );
      })}
      {offered.some(({ type }) => type === 'TakeNewHand') ? <NewHandOffer prompt={prompt} /> : null}
    </>
  );
}

function ChoiceOffer({ choice }: Readonly<{ choice: Choice }>) {
  const { draft, setDraft, isChoosing, change } = useTurn();
  const { command } = useIssuing();
  const sentence = useCommandSentence();
  const parts = ['card', 'tile', 'gain', 'tokenTo'] as const;
  return (
    <Offer
      words={sentence({ type: 'SealChoice', data: { choice } })}
      isPicked={parts.every((part) => draft[part] === choice[part])}
      isOff={isBusy(command)}
      onPick={() => {
        if (!isChoosing) change();
        setDraft(choice);
      }}
    />
  );
}

/** Asks once more before it is done. */
function NewHandOffer({ prompt }: Readonly<{ prompt: Prompt }>) {
  const t = useBoardTexts();
  const { you } = useTable();
  return (
    <div className="grid gap-2 py-3">
      <p>{t('newHand.explanation', { left: (you?.newHandTokens ?? 1) - 1 })}</p>
      <NewHandButton prompt={prompt} wide />
    </div>
  );
}

function OneList({ prompt }: Readonly<{ prompt: Prompt }>) {
  const offered = useOffered(prompt);
  const hasNewHand = offered.some(({ type }) => type === 'TakeNewHand');
  return (
    <>
      <Offers>
        {offered
          .filter(({ type }) => type !== 'TakeNewHand')
          .map((command) => (
            <CommandOffer key={JSON.stringify(command)} prompt={prompt} command={command} />
          ))}
      </Offers>
      {hasNewHand ? <NewHandOffer prompt={prompt} /> : null}
    </>
  );
}

function CommandOffer({ prompt, command: offered }: Readonly<{ prompt: Prompt; command: GinkgopolisCommand }>) {
  const { command } = useIssuing();
  const sentence = useCommandSentence();
  const { isPicked, pick } = usePicking(prompt)(offered);
  return <Offer words={sentence(offered)} isPicked={isPicked} isOff={isBusy(command)} onPick={pick} />;
}

/** Where each kind of answer is made. */
function usePicking(prompt: Prompt) {
  const { issue } = useIssuing<GinkgopolisCommand>();
  const { draft, setDraft } = useTurn();
  const character = useDraftPick();
  const tiles = useGiveBack();
  return (command: GinkgopolisCommand): Readonly<{ isPicked: boolean; pick: () => void }> => {
    switch (command.type) {
      case 'PickCharacter': {
        const { character: id } = command.data;
        return { isPicked: character.picked === id, pick: () => character.setPicked(id) };
      }
      case 'ChooseGain': {
        const { gain } = command.data;
        return { isPicked: draft.gain === gain, pick: () => setDraft({ ...draft, gain }) };
      }
      case 'PlaceToken': {
        const { to: tokenTo } = command.data;
        return { isPicked: draft.tokenTo === tokenTo, pick: () => setDraft({ ...draft, tokenTo }) };
      }
      case 'GiveBackTiles': {
        const given = command.data.tiles;
        const isPicked = given.length === tiles.picked.length && given.every((tile) => tiles.picked.includes(tile));
        return { isPicked, pick: () => tiles.pick(given) };
      }
      default:
        return { isPicked: false, pick: () => void issue(prompt.id, command) };
    }
  };
}
