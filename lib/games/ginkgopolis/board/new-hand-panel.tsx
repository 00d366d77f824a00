'use client';

import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Panel } from '@/lib/ui/panel';
import { SealButton } from '@/lib/ui/seal-button';
import { PROMPT_RULES } from '../help/prompt-rules';
import { NewHandButton } from './new-hand-button';
import { Rule } from './rule';
import { useBoardTexts } from './table-context';

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
