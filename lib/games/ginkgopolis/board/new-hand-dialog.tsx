'use client';

import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import { Button } from '@/lib/ui/button';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Dialog } from '@/lib/ui/dialog';
import { SealButton } from '@/lib/ui/seal-button';
import { PROMPT_RULES } from '../help/prompt-rules';
import { CardChip } from './card-chip';
import { Rule } from './rule';
import { useBoardTexts, useTable } from './table-context';

export type NewHandDialogProps = Readonly<{ prompt: Prompt; open: boolean; onClose: () => void }>;

/** Says what taking a new hand does, before it is done. */
export function NewHandDialog({ prompt, open, onClose }: NewHandDialogProps) {
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
