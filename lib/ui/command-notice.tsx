'use client';

import { useTranslations } from 'next-intl';
import { assertNever } from '@/lib/engine/decision';
import { Notice } from './notice';
import { RuleLink } from './rule-link';
import type { CommandState } from './use-command';

/** What became of the last command, when it is not stored. Nothing the player chose is lost. */
export function CommandNotice({ command }: Readonly<{ command: CommandState }>) {
  const t = useTranslations('ui.command');
  switch (command.status) {
    case 'idle':
    case 'sending':
      return null;
    case 'retrying':
      return <Notice kind="news">{t('unreachable')}</Notice>;
    case 'failed':
      return <Notice kind="refusal">{t('failed')}</Notice>;
    case 'refused':
      return (
        <Notice kind="refusal">
          {command.message} {command.rule ? <RuleLink to={command.rule} /> : null}
        </Notice>
      );
    default:
      return assertNever(command);
  }
}
