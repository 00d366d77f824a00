'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { LogValue } from '@/lib/engine/game-definition';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { sentencesText } from '@/lib/i18n/joined-text';
import { lineAsValue } from '@/lib/ui/wording';
import { useGameWords } from './table-context';

const MOST_LINES = 6;

/** Says politely what happened while the page was open. */
export function LiveNews({ log }: Readonly<{ log: readonly BoardLogEntry[] }>) {
  return (
    <p role="status" className="sr-only">
      {useNews(log)}
    </p>
  );
}

function useNews(log: readonly BoardLogEntry[]): string {
  const { say } = useGameWords();
  const locale = useLocale();
  const before = useRef(log.at(-1)?.step ?? 0);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = log.filter(({ step }) => step > before.current);
    before.current = log.at(-1)?.step ?? 0;
    const lines: LogValue[] = fresh.flatMap(({ line }) => (line ? [lineAsValue(line)] : []));
    if (lines.length > 0) setNews(sentencesText(lines.slice(-MOST_LINES).map(say), locale));
  }, [log, say, locale]);
  return news;
}
