'use client';

import { useTranslations } from 'next-intl';
import { LiveNotice } from '@/lib/ui/notice';
import type { CommandState } from '@/lib/ui/use-command';

/** What is the matter with the last command, in a sentence; nothing while all is well. */
export function CommandTrouble({ state, className = '' }: Readonly<{ state: CommandState; className?: string }>) {
  const t = useTranslations('atTable.trouble');
  const refusals: Partial<Record<CommandState['status'], string>> = {
    failed: t('failed'),
    ...(state.status === 'refused' ? { refused: state.message } : {}),
  };
  return (
    <>
      <LiveNotice className={className}>{state.status === 'retrying' ? t('retrying') : null}</LiveNotice>
      <LiveNotice kind="refusal" className={className}>
        {refusals[state.status]}
      </LiveNotice>
    </>
  );
}
