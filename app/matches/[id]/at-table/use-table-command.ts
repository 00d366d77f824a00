'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { TableCommand } from '@/lib/matches/table-commands';
import type { Refusal, Send } from '@/lib/ui/command-delivery';
import type { CommandState } from '@/lib/ui/use-command';
import { useCommand } from '@/lib/ui/use-command';
import { deliverTableCommand } from './send-table-command';
import { useZone } from './use-zone';

export type TableCommanding = Readonly<{
  /** True once the server has stored it. */
  give: (command: TableCommand) => Promise<boolean>;
  state: CommandState;
}>;

/** Sends commands of the table as moves are sent: none is lost, and none counts twice. */
export function useTableCommand(matchId: string): TableCommanding {
  const t = useTranslations('refusals');
  const timeZone = useZone();
  const explain = useCallback(({ reason, values }: Refusal) => ({ message: t(reason, { ...values }) }), [t]);
  const send: Send = useCallback(
    ({ command: { type, data }, commandId }) =>
      deliverTableCommand({ matchId, commandId, timeZone, command: { type, ...data } as TableCommand }),
    [matchId, timeZone],
  );
  const { issue, state } = useCommand({ send, explain });
  const give = useCallback(({ type, ...data }: TableCommand) => issue('', { type, data }), [issue]);
  return { give, state };
}
