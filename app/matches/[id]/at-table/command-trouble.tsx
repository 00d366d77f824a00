'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/lib/ui/notice';
import type { CommandState } from '@/lib/ui/use-command';

/** What is the matter with the last command, in a sentence; nothing while all is well. */
export function CommandTrouble({ state, className = '' }: Readonly<{ state: CommandState; className?: string }>) {
  const t = useTranslations('atTable.trouble');
  switch (state.status) {
    case 'retrying':
      return <Notice className={className}>{t('retrying')}</Notice>;
    case 'refused':
      return (
        <Notice kind="refusal" className={className}>
          {state.message}
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="refusal" className={className}>
          {t('failed')}
        </Notice>
      );
    default:
      return null;
  }
}
