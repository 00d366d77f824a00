'use client';

import { Words } from '@/lib/ui/wording';
import { waitedFor } from './seat-state';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** Whom the match waits for; in short, more than two are counted. */
export function Waiting({ inShort = false }: Readonly<{ inShort?: boolean }>) {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const { wording } = useGameWords();
  const waiting = waitedFor(view);
  if (view.phase === 'finished') return t('over');
  // Only earlier steps show this: a round resolves at once.
  if (waiting.length === 0) return t('resolving');
  if (inShort && waiting.length > 2) return t('waitingForMany', { count: waiting.length });
  const players = waiting.map(({ seat }) => (seat === you?.seat ? t('youObject') : ({ kind: 'seat', seat } as const)));
  const value = {
    kind: 'message',
    key: 'board.waitingFor',
    values: { players: { kind: 'list', items: players } },
  } as const;
  return <Words>{wording(value)}</Words>;
}
