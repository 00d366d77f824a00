'use client';

import { assertNever } from '@/lib/engine/decision';
import { Notice } from '@/lib/ui/notice';
import type { CommandState } from '@/lib/ui/use-command';
import { useBoardTexts } from './table-context';

/** What became of the last command, when it is not stored. Nothing the player chose is lost. */
export function CommandNotice({ command }: Readonly<{ command: CommandState }>) {
  const t = useBoardTexts();
  switch (command.status) {
    case 'idle':
    case 'sending':
      return null;
    case 'retrying':
      return <Notice kind="news">{t('command.unreachable')}</Notice>;
    case 'failed':
      return <Notice kind="refusal">{t('command.failed')}</Notice>;
    case 'refused':
      return <Notice kind="refusal">{command.message}</Notice>;
    default:
      return assertNever(command);
  }
}
