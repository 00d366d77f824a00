'use client';

import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import type { SealProps } from '@/lib/games/seal-props';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Panel } from '@/lib/ui/panel';
import { SealButton } from '@/lib/ui/seal-button';
import { isLetter } from '../components';
import { tokenSpacesFor } from '../preview';
import type { Ledger } from '../view-types';
import { ActionKind, useActionTitle } from './action-words';
import { Amounts } from './amount';
import type { ChoiceDraft } from './choice-draft';
import { ledgerOf, missingIn, questionsOf, sealable } from './choice-draft';
import { LedgerList } from './ledger';
import { gained, netCost } from './ledger-sums';
import { Rule } from './rule';
import { ruleOfChoice } from './rule-of-choice';
import { GainQuestion, TokenQuestion } from './small-choices';
import { useBoardTexts, useGameWords, useTable } from './table-context';

type ChooseCardPanelProps = Readonly<{
  prompt: Prompt;
  draft: ChoiceDraft;
  onChange: (draft: ChoiceDraft) => void;
  /** Called when the choice is sealed. */
  onSealed: () => void;
  onCancel?: (() => void) | undefined;
}> &
  SealProps;

/** A choice in the making: its ledger, its small questions, and the seal. */
export function ChooseCardPanel({ prompt, draft, onChange, onSealed, seal, onEnter, onCancel }: ChooseCardPanelProps) {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const { issue, command } = useIssuing();
  const titleOf = useActionTitle();
  if (!you) return null;
  const ledger = ledgerOf(draft, view, you);
  const missing = missingIn(draft, ledger, view);
  const choice = sealable(draft, view, you);
  const onSeal = async () => {
    if (choice && (await issue(prompt.id, { type: 'SealChoice', data: { choice } }))) onSealed();
  };
  const considered = ledger ? { draft, ledger } : undefined;
  return (
    <Panel
      kind={considered ? <ActionKind {...considered} /> : t('choose.round', { round: view.round })}
      title={considered ? titleOf(considered) : t('choose.title')}
      summary={considered ? <Summary {...considered} /> : <b>{t('choose.title')}</b>}
      actions={
        <>
          <Questions draft={draft} ledger={ledger} onChange={onChange} onEnter={onEnter} />
          <CommandNotice command={command} />
          <SealButton
            ref={seal}
            words={t(prompt.settled ? 'seal.again' : 'seal.first')}
            missing={missing ? t(`missing.${missing}`) : undefined}
            command={command}
            onPress={() => void onSeal()}
          />
          {onCancel ? <CancelButton onPress={onCancel} /> : null}
        </>
      }
      note={t('seal.note')}
      rule={<Rule to={ruleOfChoice(considered)} about={considered ? titleOf(considered) : t('choose.title')} />}
    >
      {considered ? (
        <>
          <FallsBack {...considered} />
          <LedgerList {...considered}>
            {draft.tile ? <AloneButton onPress={() => onChange({ ...draft, tile: null, tokenTo: null })} /> : null}
          </LedgerList>
        </>
      ) : (
        <p className="pb-1 text-ink-2 text-sm">{t('choose.hint')}</p>
      )}
    </Panel>
  );
}

const TEXT_BUTTON = 'min-h-6 font-semibold text-ink-2 text-xs underline underline-offset-[3px] hover:text-ink';

function AloneButton({ onPress }: Readonly<{ onPress: () => void }>) {
  const t = useBoardTexts();
  return (
    <button type="button" className={`ml-auto ${TEXT_BUTTON}`} onClick={onPress}>
      {t('ledger.alone')}
    </button>
  );
}

function CancelButton({ onPress }: Readonly<{ onPress: () => void }>) {
  const t = useBoardTexts();
  return (
    <button type="button" className={`mx-auto min-h-9 px-3 ${TEXT_BUTTON}`} onClick={onPress}>
      {t('seal.keep')}
    </button>
  );
}

type Considered = Readonly<{ draft: ChoiceDraft; ledger: Ledger }>;

/** The ledger in one line. */
function Summary({ ledger }: Considered) {
  const t = useBoardTexts();
  const cost = netCost(ledger);
  const isFree = cost.resources + cost.points === 0;
  return (
    <>
      <b>{t(`actions.${ledger.action}`)}</b>
      <span className="flex min-w-0 items-center gap-2 overflow-hidden">
        {isFree ? null : <Amounts goods={cost} sign="−" size={14} className="flex-nowrap! gap-x-2!" />}
        {isFree ? null : (
          <span className="text-ink-3" aria-hidden="true">
            →
          </span>
        )}
        <Amounts goods={gained(ledger)} sign="+" size={14} className="flex-nowrap! gap-x-2!" />
      </span>
    </>
  );
}

/** Says so when the tile cannot be paid as things are, and what would happen then. */
function FallsBack({ draft: { card, tile }, ledger: { fallsBack } }: Considered) {
  const t = useBoardTexts();
  const { card: nameOf } = useGameWords();
  if (!fallsBack || !card || !tile) return null;
  return (
    <p className="mb-2 rounded-md bg-warn-soft px-3 py-2 text-sm">
      {t('ledger.fallsBack', { lacking: fallsBack, tile: nameOf(tile), card: nameOf(card) })}
    </p>
  );
}

type QuestionsProps = Readonly<{
  draft: ChoiceDraft;
  ledger: Ledger | undefined;
  onChange: (draft: ChoiceDraft) => void;
  onEnter: () => void;
}>;

/** What a letter takes, and where it goes. */
function Questions({ draft, ledger, onChange, onEnter }: QuestionsProps) {
  const t = useBoardTexts();
  const { view } = useTable();
  const { card } = draft;
  if (!card || !isLetter(card)) return null;
  const questions = questionsOf(draft, ledger, view);
  return (
    <>
      {questions.token ? (
        <TokenQuestion
          letter={card}
          at={view.tokens[card]}
          free={tokenSpacesFor(view, card)}
          picked={draft.tokenTo}
          onPick={(tokenTo) => onChange({ ...draft, tokenTo })}
          onEnter={onEnter}
        />
      ) : null}
      {questions.gain ? (
        <GainQuestion
          title={t(draft.tile ? 'gain.fallbackTitle' : 'gain.title', { letter: card })}
          picked={draft.gain}
          onPick={(gain) => onChange({ ...draft, gain })}
          onEnter={onEnter}
        />
      ) : null}
    </>
  );
}
