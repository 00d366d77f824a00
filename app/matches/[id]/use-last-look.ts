'use client';

import { useCallback, useEffect, useState } from 'react';
import type { BoardLogEntry } from '@/lib/games/board-props';
import type { EarlierLog } from '@/lib/ui/earlier-log';
import { keep, readKept } from '@/lib/ui/kept';
import type { LastLook } from './use-since-you-left';

type Known = Readonly<{
  matchId: string;
  /** Of the reader's seat, on any device; undefined for those who have none: this browser knows then. */
  ofSeat: LastLook | undefined;
  log: readonly BoardLogEntry[];
  earlier: EarlierLog | undefined;
}>;

/** The last look of the reader, and the way to keep a later one. */
export function useLastLook({ matchId, ofSeat, log, earlier }: Known) {
  const hasSeat = ofSeat !== undefined;
  const newest = log.at(-1)?.at.getTime() ?? 0;
  const remember = useCallback(
    (step: number) => (hasSeat ? tellServer(matchId, step) : keepLook(matchId, { newest, at: Date.now() })),
    [hasSeat, matchId, newest],
  );
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    if (!hasSeat) setKept(keptOf(matchId));
  }, [hasSeat, matchId]);
  const first = log[0];
  const isTooShort = kept !== undefined && kept.newest > 0 && earlier && first && kept.newest < first.at.getTime();
  const status = earlier?.status;
  const fetchIt = earlier?.fetchIt;
  useEffect(() => {
    if (isTooShort && status === 'there') fetchIt?.();
  }, [isTooShort, status, fetchIt]);
  const isComing = isTooShort && status !== 'failed';
  const ofBrowser = kept && !isComing ? lookOf(kept, log) : undefined;
  return { last: ofSeat ?? ofBrowser, remember };
}

/** If that fails, the next visit tells it again. */
function tellServer(matchId: string, step: number) {
  const body = JSON.stringify({ step });
  const headers = { 'content-type': 'application/json' };
  fetch(`/api/v1/matches/${matchId}/seen`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** When the newest event that was seen was stored, and when it was seen. Steps would count otherwise once all is open. */
type Kept = Readonly<{ newest: number; at: number }>;

const keyOf = (matchId: string) => `turnleaf:seen:${matchId}`;

function keptOf(matchId: string): Kept {
  const [newest = 0, at = 0] = (readKept(keyOf(matchId), 'browser') ?? '').split(' ').map(Number);
  return { newest, at };
}

const keepLook = (matchId: string, { newest, at }: Kept) => keep(keyOf(matchId), `${newest} ${at}`, 'browser');

function lookOf({ newest, at }: Kept, log: readonly BoardLogEntry[]): LastLook {
  if (newest === 0) return { step: 0, at: null };
  const seen = log.findLast((entry) => entry.at.getTime() <= newest);
  return { step: seen?.step ?? (log[0]?.step ?? 1) - 1, at: new Date(at) };
}
