'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { useIssuing } from '@/lib/games/issuing';
import type { SealProps } from '@/lib/games/seal-props';
import { CommandNotice } from '@/lib/ui/command-notice';
import { fetched } from '@/lib/ui/fetched';
import { Panel } from '@/lib/ui/panel';
import { DraftPanel } from './draft-panel';
import { EndQuestion } from './end-question';
import { KeepPanel } from './keep-panel';
import { OrdersButton } from './orders-button';
import { Rule } from './rule';
import { useBoardTexts, useTable } from './table-context';
import { TakeTurnPanel } from './take-turn-panel';
import { usePromptOf, useQuestion } from './use-turn';
import { Waiting } from './waiting';

/** What is asked seldom comes with the page that asks it. A button of the others must not wait for its script. */
const GraveyardPanel = dynamic(() => fetched(() => import('./graveyard-panel').then((part) => part.GraveyardPanel)));
const MatchOver = dynamic(() => fetched(() => import('./finished-panel').then((part) => part.MatchOver)));

/** The question the viewer is asked, or what the table waits for. */
export function TurnPanel({ seal, onEnter }: SealProps) {
  const { view } = useTable();
  const question = useQuestion();
  if (view.scores) return <MatchOver scores={view.scores} />;
  switch (question?.kind) {
    case 'use-graveyard':
      return <GraveyardPanel prompt={question} />;
    case 'pick-character':
      return <DraftPanel prompt={question} seal={seal} onEnter={onEnter} />;
    case 'take-turn':
      return view.drawn ? (
        <KeepPanel key={question.id} prompt={question} drawn={view.drawn} seal={seal} onEnter={onEnter} />
      ) : (
        <TakeTurnPanel seal={seal} onEnter={onEnter} />
      );
    default:
      return <WaitingPanel />;
  }
}

/** Nothing to do here: others are asked, or the viewer only looks on. */
function WaitingPanel() {
  const t = useBoardTexts();
  const { you } = useTable();
  const { readOnly, command } = useIssuing();
  const endPrompt = usePromptOf('agree-to-end');
  const hint = readOnly ? 'history' : endPrompt ? 'proposal' : you ? 'waiting' : 'watching';
  return (
    <Panel
      title={<Waiting />}
      rule={<Rule to="call" about={t('calls')} />}
      actions={
        <>
          <EndQuestion />
          {endPrompt ? null : <CommandNotice command={command} />}
          <OrdersButton wide />
        </>
      }
    >
      <p className="pb-1 text-ink-2 text-sm">{t(`hints.${hint}`)}</p>
    </Panel>
  );
}

/** Leads the focus from what is picked to the seal. */
export function useSealFocus() {
  const seal = useRef<HTMLButtonElement>(null);
  return { seal, toSeal: () => seal.current?.focus() };
}
