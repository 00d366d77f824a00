'use client';

import type { ReactNode } from 'react';
import { useIssuing } from '@/lib/games/issuing';
import { Button } from '@/lib/ui/button';
import { CommandNotice } from '@/lib/ui/command-notice';
import { LetterDrawing } from '@/lib/ui/letter-drawing';
import { Panel } from '@/lib/ui/panel';
import { SentenceGap } from '@/lib/ui/sentence-gap';
import { ActionKind, useActionTitle } from './action-words';
import type { ChoiceDraft } from './choice-draft';
import { ledgerOf } from './choice-draft';
import { Rule } from './rule';
import { useBoardTexts, useTable } from './table-context';
import { Waiting } from './waiting';

/** "Sealed. Waiting for Noor. You may still change it." */
export function SealedPanel({ choice, onChange }: Readonly<{ choice: ChoiceDraft; onChange: () => void }>) {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const titleOf = useActionTitle();
  const ledger = you ? ledgerOf(choice, view, you) : undefined;
  const considered = ledger ? { draft: choice, ledger } : undefined;
  return (
    <SealedScene
      kind={considered ? <ActionKind {...considered} /> : null}
      what={considered ? t('sealed.what', { what: titleOf(considered) }) : ''}
      onChange={onChange}
    />
  );
}

type SealedSceneProps = Readonly<{ kind?: ReactNode; what: ReactNode; onChange?: () => void }>;

/** An answer that lies sealed, and for whom the match waits. */
export function SealedScene({ kind, what, onChange }: SealedSceneProps) {
  const t = useBoardTexts();
  const { command } = useIssuing();
  return (
    <Panel
      kind={kind}
      title={
        <>
          {t('sealed.title')}
          <SentenceGap />
          <Waiting />
        </>
      }
      summary={
        <b className="whitespace-normal!">
          {t('sealed.title')}
          <SentenceGap />
          <Waiting inShort />
        </b>
      }
      rule={<Rule to="resolving" about={t('sealed.title')} />}
      actions={
        <>
          <CommandNotice command={command} />
          {onChange ? (
            <Button wide onClick={onChange}>
              {t('sealed.change')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="mt-1 mb-1 grid grid-cols-[84px_minmax(0,1fr)] items-center gap-4 text-ink-2 text-sm">
        <LetterDrawing width={84} />
        <p>
          {what}
          <SentenceGap />
          {t('sealed.hint')}
        </p>
      </div>
    </Panel>
  );
}
