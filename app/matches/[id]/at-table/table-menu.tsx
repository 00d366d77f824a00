'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Icon } from '@/lib/ui/icon';
import type { LatePart } from '@/lib/ui/late';
import { Late } from '@/lib/ui/late';
import { tipped } from '@/lib/ui/tip';
import type { TableFacts } from './table-facts';
import type { TableMenuSheetProps } from './table-menu-sheet';

const SHEET: LatePart<TableMenuSheetProps> = {
  load: () => import('./table-menu-sheet').then((part) => part.TableMenuSheet),
};

type TableMenuProps = Readonly<{
  facts: TableFacts;
  now: number;
  stands?: boolean;
  /** Below all that is about this table. */
  children?: ReactNode;
}>;

/** Everything about a table that is not its game: the clock of each seat, and what one may do beside choosing. */
export function TableMenu({ facts, now, stands, children }: TableMenuProps) {
  const t = useTranslations('atTable.menu');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const sheet = { facts, now, stands, isOpen, onClose: () => setOpen(false), children };
  return (
    <>
      <button
        type="button"
        onClick={open}
        {...tipped}
        className="inline-flex min-h-11 flex-none items-center gap-1.5 rounded-full px-2 text-ink-2 text-sm hover:bg-sunk hover:text-ink"
      >
        <Icon name="menu" size={18} />
        <span className="max-lg:sr-only">{t('open')}</span>
      </button>
      {wasOpened ? <Late part={SHEET} props={sheet} /> : null}
    </>
  );
}
