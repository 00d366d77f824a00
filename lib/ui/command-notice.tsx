'use client';

import { useTranslations } from 'next-intl';
import { LiveNotice } from './notice';
import { RuleLink } from './rule-link';
import type { CommandState, Explanation } from './use-command';

/** What became of the last command, when it is not stored. Nothing the player chose is lost. */
export function CommandNotice({ command }: Readonly<{ command: CommandState }>) {
  const t = useTranslations('ui.command');
  return (
    <>
      <LiveNotice>{command.status === 'retrying' ? t('unreachable') : null}</LiveNotice>
      <LiveNotice kind="refusal">
        {command.status === 'refused' ? <Refused {...command} /> : command.status === 'failed' ? t('failed') : null}
      </LiveNotice>
    </>
  );
}

function Refused({ message, rule }: Explanation) {
  return (
    <>
      {message} {rule ? <RuleLink to={rule} /> : null}
    </>
  );
}
