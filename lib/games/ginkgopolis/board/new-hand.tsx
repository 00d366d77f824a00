'use client';

import { useState } from 'react';
import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import { Button } from '@/lib/ui/button';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Dialog } from '@/lib/ui/dialog';
import { Icon } from '@/lib/ui/icon';
import { Panel } from '@/lib/ui/panel';
import { SealButton } from '@/lib/ui/seal-button';
import { tipped } from '@/lib/ui/tip';
import { PROMPT_RULES } from '../help/prompt-rules';
import { CardChip } from './card-chip';
import { Rule } from './rule';
import { useBoardTexts, useTable } from './table-context';

/** Spends a New Hand token, after saying what that does. */
export function NewHandButton({ prompt, wide = false }: Readonly<{ prompt: Prompt; wide?: boolean }>) {
  const t = useBoardTexts();
  const { you } = useTable();
  const [open, setOpen] = useState(false);
  const tokens = you?.newHandTokens ?? 0;
  if (tokens === 0) return null;
  const look = wide
    ? 'w-full min-h-11 rounded-md'
    : 'relative min-h-8 rounded-full after:absolute after:-inset-1.5 md:after:hidden';
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        data-guide="new-hand"
        {...tipped}
        className={`ml-auto inline-flex items-center justify-center gap-1.5 px-3 font-semibold text-sm inset-ring inset-ring-line-strong hover:inset-ring-ink ${look}`}
      >
        <Icon name="new-hand" size={16} />
        {wide ? (
          t('newHand.button', { count: tokens })
        ) : (
          <>
            <span className="max-md:sr-only">{t('newHand.button', { count: tokens })}</span>
            <span aria-hidden="true" className="md:hidden">
              {tokens}
            </span>
          </>
        )}
      </button>
      <NewHandDialog prompt={prompt} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

type NewHandDialogProps = Readonly<{ prompt: Prompt; open: boolean; onClose: () => void }>;

function NewHandDialog({ prompt, open, onClose }: NewHandDialogProps) {
  const t = useBoardTexts();
  const { you } = useTable();
  const { issue, command } = useIssuing();
  const hand = you?.hand ?? [];
  const onTake = async () => {
    if (await issue(prompt.id, { type: 'TakeNewHand', data: { discard: [...hand] } })) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('newHand.title')}>
      <p className="text-ink-2">
        {t('newHand.explanation', { left: (you?.newHandTokens ?? 1) - 1 })}{' '}
        <Rule to={PROMPT_RULES['new-hand']} about={t('newHand.title')} />
      </p>
      <p className="flex flex-wrap gap-2">
        {hand.map((card) => (
          <CardChip key={card} card={card} />
        ))}
      </p>
      {prompt.settled ? <p className="text-ink-2">{t('newHand.unseals')}</p> : null}
      <CommandNotice command={command} />
      <SealButton words={t('newHand.confirm')} command={command} onPress={() => void onTake()} />
      <Button wide onClick={onClose}>
        {t('newHand.keep')}
      </Button>
    </Dialog>
  );
}

/** At the table, everybody with a token is asked before anybody chooses. */
export function NewHandPanel({ prompt }: Readonly<{ prompt: Prompt }>) {
  const t = useBoardTexts();
  const { issue, command } = useIssuing();
  return (
    <Panel
      title={t('newHand.question')}
      rule={<Rule to={PROMPT_RULES['new-hand']} about={t('newHand.question')} />}
      actions={
        <>
          <CommandNotice command={command} />
          <SealButton
            words={t('newHand.keep')}
            command={command}
            onPress={() => void issue(prompt.id, { type: 'KeepHand', data: {} })}
          />
          <NewHandButton prompt={prompt} wide />
        </>
      }
    >
      <p className="pb-1 text-ink-2 text-sm">{t('newHand.hint')}</p>
    </Panel>
  );
}
