'use client';

import type { ReactNode } from 'react';
import styles from './table.module.css';
import { useBoardTexts, useTable } from './table-context';

/** How many tiles and cards are left. */
export function Stock({ inline = false }: Readonly<{ inline?: boolean }>) {
  const t = useBoardTexts();
  const { view } = useTable();
  const strong = (chunks: ReactNode) => <b className="font-semibold text-ink-2 tabular-nums">{chunks}</b>;
  return (
    <p className={inline ? 'text-ink-3 text-sm' : styles.stock} data-over={inline ? undefined : true}>
      {t.rich('stock.tiles', { count: view.tileSupplyCount, b: strong })}
      <br />
      {t.rich('stock.deck', { count: view.deckCount, b: strong })}
      {view.exhaustions > 0 ? (
        <>
          <br />
          {t('stock.exhausted')}
        </>
      ) : null}
    </p>
  );
}
