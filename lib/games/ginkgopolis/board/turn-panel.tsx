'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { useIssuing } from '@/lib/games/issuing';
import type { SealProps } from '@/lib/games/seal-props';
import { CommandNotice } from '@/lib/ui/command-notice';
import { fetched } from '@/lib/ui/fetched';
import { Panel } from '@/lib/ui/panel';
import { ChooseCardPanel } from './choose-card-panel';
import { NewHandPanel } from './new-hand-panel';
import { Rule } from './rule';
import { SealedPanel } from './sealed-panel';
import { useBoardTexts, useTable } from './table-context';
import { useTurn } from './use-turn';
import { Waiting } from './waiting';

/** What is asked seldom, or once in a match, comes with the page that asks it. */
const DraftPanel = dynamic(() => fetched(() => import('./draft').then((part) => part.DraftPanel)));
const GiveBackPanel = dynamic(() => fetched(() => import('./give-back').then((part) => part.GiveBackPanel)));
const GainPanel = dynamic(() => fetched(() => import('./table-questions').then((part) => part.GainPanel)));
const PlaceTokenPanel = dynamic(() => fetched(() => import('./table-questions').then((part) => part.PlaceTokenPanel)));
const MatchOver = dynamic(() => fetched(() => import('./finished-panel').then((part) => part.MatchOver)));

/** The question the viewer is asked, or what the table waits for. */
export function TurnPanel({ seal, onEnter }: SealProps) {
  const { view } = useTable();
  const { prompt, draft, setDraft, isChoosing, isChanging, change, keep } = useTurn();
  if (view.scores) return <MatchOver scores={view.scores} />;
  switch (prompt?.kind) {
    case undefined:
      return <WaitingPanel />;
    case 'choose-card':
      return isChoosing ? (
        <ChooseCardPanel
          prompt={prompt}
          draft={draft}
          onChange={setDraft}
          onSealed={keep}
          seal={seal}
          onEnter={onEnter}
          onCancel={isChanging ? keep : undefined}
        />
      ) : (
        <SealedPanel choice={draft} onChange={change} />
      );
    case 'pick-character':
      return <DraftPanel prompt={prompt} />;
    case 'new-hand':
      return <NewHandPanel prompt={prompt} />;
    case 'choose-gain':
      return <GainPanel prompt={prompt} />;
    case 'place-token':
      return <PlaceTokenPanel prompt={prompt} />;
    case 'give-back-tiles':
      return <GiveBackPanel prompt={prompt} />;
    default:
      throw new Error(`The board knows no prompt of the kind ${prompt?.kind}`);
  }
}

/** Nothing to do here: others are asked, or the viewer only looks on, perhaps since being signed out meanwhile. */
function WaitingPanel() {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const { readOnly, command } = useIssuing();
  const hint = readOnly ? 'history' : you ? 'waiting' : 'watching';
  return (
    <Panel
      title={<Waiting />}
      rule={<Rule to="round" about={t('choose.round', { round: view.round })} />}
      actions={<CommandNotice command={command} />}
    >
      <p className="pb-1 text-ink-2 text-sm">{t(`hints.${hint}`)}</p>
    </Panel>
  );
}

/** Leads the focus from the cards to the seal, or to the question that still stands before it. */
export function useSealFocus() {
  const seal = useRef<HTMLButtonElement>(null);
  const toSeal = () => {
    const button = seal.current;
    const isOff = button?.getAttribute('aria-disabled') === 'true';
    const question = isOff ? button?.closest('section')?.querySelector(UNANSWERED) : null;
    (question instanceof HTMLElement ? question : button)?.focus();
  };
  return { seal, toSeal };
}

const UNANSWERED = 'fieldset:not(:has(:checked)) input';
