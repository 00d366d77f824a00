'use client';

import { useState } from 'react';
import { Dialog } from '@/lib/ui/dialog';
import { Icon } from '@/lib/ui/icon';
import type { LatePart } from '@/lib/ui/late';
import { Late } from '@/lib/ui/late';
import type { OrdersProps } from './orders';
import styles from './orders.module.css';
import { useBoardTexts, useTable } from './table-context';
import { usePromptOf } from './use-turn';

const ORDERS: LatePart<OrdersProps> = { load: () => import('./orders').then((part) => part.Orders) };

/** What is told in advance, seen by nobody else: opened from a quiet button. */
export function OrdersButton({ wide = false }: Readonly<{ wide?: boolean }>) {
  const t = useBoardTexts();
  const [open, setOpen] = useState(false);
  const prompt = usePromptOf('standing-orders');
  const { view } = useTable();
  if (!prompt || !view.orders) return null;
  const { draft, graveyard } = view.orders;
  const count = (draft.length > 0 ? 1 : 0) + (graveyard === 'ask' ? 0 : 1);
  return (
    <>
      <button type="button" className={`${styles.open} ${wide ? styles.wide : ''}`} onClick={() => setOpen(true)}>
        <Icon name="sealed" size={15} />
        {t('orders.open', { count })}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('orders.title')}>
        <Late part={ORDERS} props={{ promptId: prompt.id, orders: view.orders }} />
      </Dialog>
    </>
  );
}
