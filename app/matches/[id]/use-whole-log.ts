'use client';

import { useCallback, useMemo, useState } from 'react';
import type { BoardLogEntry } from '@/lib/games/board-props';
import type { EarlierLog } from '@/lib/ui/earlier-log';
import type { WrittenEntry } from './written-table';
import { readLog } from './written-table';

type Log = readonly BoardLogEntry[];

/** The log as far as this page knows it: what came with it, what came before with fresh data, and what was fetched. */
export function useWholeLog(matchId: string, recent: Log): Readonly<{ log: Log; earlier: EarlierLog | undefined }> {
  const [known, setKnown] = useState(recent);
  const [status, setStatus] = useState<EarlierLog['status']>('there');
  const log = useMemo(() => joined(known, recent), [known, recent]);
  if (log.length !== known.length) setKnown(log);
  const first = log[0]?.step ?? 1;
  const fetchIt = useCallback(() => {
    setStatus('coming');
    fetchBefore(matchId, first).then(
      (before) => {
        setKnown((after) => joined(before, after));
        setStatus('there');
      },
      () => setStatus('failed'),
    );
  }, [matchId, first]);
  return { log, earlier: first > 1 ? { status, fetchIt } : undefined };
}

/** Both as one; only the later part where steps between them are missing. */
function joined(before: Log, after: Log): Log {
  const [first] = after;
  const last = before.at(-1);
  if (!first || !last) return first ? after : before;
  if (last.step + 1 < first.step) return after;
  return [...before.filter(({ step }) => step < first.step), ...after];
}

async function fetchBefore(matchId: string, step: number): Promise<Log> {
  const response = await fetch(`/matches/${matchId}/log?before=${step}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const { entries }: Readonly<{ entries: readonly WrittenEntry[] }> = await response.json();
  return readLog(entries);
}
