'use client';

import { useIssuing } from '@/lib/games/issuing';
import { Button } from '@/lib/ui/button';
import { CommandNotice } from '@/lib/ui/command-notice';
import { SentenceGap } from '@/lib/ui/sentence-gap';
import { isBusy } from '@/lib/ui/use-command';
import type { CitadelsCommand } from '../commands';
import { PROMPT_RULES } from '../help/prompt-rules';
import { Rule } from './rule';
import { useBoardTexts, useTable } from './table-context';
import { usePromptOf } from './use-turn';

/** Somebody proposes to end the match; the game goes on while the others think about it. */
export function EndQuestion() {
  const t = useBoardTexts();
  const { view } = useTable();
  const prompt = usePromptOf('agree-to-end');
  const { issue, command } = useIssuing<CitadelsCommand>();
  if (!prompt) return null;
  const answer = (agree: boolean) => {
    if (!isBusy(command)) void issue(prompt.id, { type: 'AnswerEnd', data: { agree } });
  };
  return (
    <section className="grid gap-2 rounded-md bg-gold-soft px-3 py-2.5" aria-label={t('proposal.question')}>
      <p className="text-sm">
        <b className="font-semibold">{t('proposal.question')}</b>
        <SentenceGap />
        {t('proposal.agreed', { count: view.endProposal?.agreed.length ?? 0, all: view.seats.length })}{' '}
        <Rule to={PROMPT_RULES['agree-to-end']} about={t('proposal.question')} />
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button size="small" onClick={() => answer(true)}>
          {t('proposal.agree')}
        </Button>
        <Button size="small" onClick={() => answer(false)}>
          {t('proposal.refuse')}
        </Button>
      </div>
      <CommandNotice command={command} />
    </section>
  );
}
