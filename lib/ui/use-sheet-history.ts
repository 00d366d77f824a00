'use client';

import { useEffect, useEffectEvent } from 'react';
import { SHEET_MARK } from './sheet-mark';

const WITHOUT = () => undefined;

/** On a phone "back" closes a sheet that is open. What knows how to comes with the first one, or when one was left behind. */
export function useSheetHistory(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen && !window.history.state?.[SHEET_MARK]) return;
    // Without a network "back" leaves the page, as everywhere.
    const entered = enter(isOpen ? () => close() : undefined).catch(() => WITHOUT);
    return () => void entered.then((leave) => leave());
  }, [isOpen]);
}

async function enter(close: (() => void) | undefined): Promise<() => void> {
  const { enterSheet, settleHistory } = await import('./sheet-history');
  if (close) return enterSheet(close);
  settleHistory();
  return WITHOUT;
}
