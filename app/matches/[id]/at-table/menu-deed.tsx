'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { TableCommand } from '@/lib/matches/table-commands';
import type { Reason } from '@/lib/matches/tables/table-menu';
import { Button } from '@/lib/ui/button';

type Kind = Exclude<TableCommand['type'], 'TakeSeatBack'>;

type MenuDeedProps = Readonly<{
  kind: Kind;
  /** Why it cannot be done now. */
  reason: Reason | undefined;
  values?: Readonly<Record<string, number>>;
  isBusy?: boolean;
  /** What has to be chosen first. */
  children?: ReactNode;
  onPress: () => void;
}>;

/** One thing to do at a table: its name, a sentence on what it does, and its button, or why there is none. */
export function MenuDeed({ kind, reason, values = {}, isBusy = false, children, onPress }: MenuDeedProps) {
  const t = useTranslations();
  return (
    <section className="grid gap-2 border-line border-t py-3">
      <h3 className="text-lg">{t(`atTable.menu.${kind}.title`)}</h3>
      <p className="text-ink-2 text-sm">{t(`atTable.menu.${kind}.what`, values)}</p>
      {reason ? (
        <p className="font-medium text-ink-2 text-sm">{t(`refusals.${reason.reason}`, { ...reason.values })}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-2.5">
          {children}
          <Button aria-disabled={isBusy} onClick={() => (isBusy ? undefined : onPress())}>
            {t(`atTable.do.${kind}`, values)}
          </Button>
        </div>
      )}
    </section>
  );
}
