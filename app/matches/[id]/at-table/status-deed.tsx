'use client';

import { useTranslations } from 'next-intl';
import type { TableCommand } from '@/lib/matches/table-commands';
import { Button } from '@/lib/ui/button';
import { isBusy } from '@/lib/ui/use-command';
import { CommandTrouble } from './command-trouble';
import type { StatusRowProps } from './status-row';
import { StatusRow } from './status-row';
import { useTableCommand } from './use-table-command';

type StatusDeedProps = StatusRowProps & Readonly<{ matchId: string; command: TableCommand }>;

/** A line about which one can do something, with one press. */
export function StatusDeed({ matchId, command, ...row }: StatusDeedProps) {
  const t = useTranslations('atTable.do');
  const { give, state } = useTableCommand(matchId);
  return (
    <>
      <StatusRow {...row}>
        <Button
          size="small"
          className="flex-none"
          look={row.line.kind === 'autopilot' ? 'primary' : 'quiet'}
          aria-disabled={isBusy(state)}
          onClick={() => (isBusy(state) ? undefined : void give(command))}
        >
          {t(command.type, { asked: 1 })}
        </Button>
      </StatusRow>
      <CommandTrouble state={state} className="mx-3 my-2 md:mx-6" />
    </>
  );
}
