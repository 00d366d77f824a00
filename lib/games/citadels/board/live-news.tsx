'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { LogValue } from '@/lib/engine/game-definition';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { sentencesText } from '@/lib/i18n/joined-text';
import { lineAsValue } from '@/lib/ui/wording';
import { useBoardTexts, useGameWords } from './table-context';
import { useQuestion } from './use-turn';

const MOST_LINES = 6;

/** Says politely what happened while the page was open, and when it has come to the viewer's turn. */
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
  const t = useBoardTexts();
  const asked = useQuestion()?.id;
  const before = useRef({ step: log.at(-1)?.step ?? 0, asked });
  const [news, setNews] = useState('');
  useEffect(() => {
    const past = before.current;
    before.current = { step: log.at(-1)?.step ?? 0, asked };
    const fresh = log.filter(({ step }) => step > past.step);
    const lines: LogValue[] = fresh.flatMap(({ line }) => (line ? [lineAsValue(line)] : []));
    const isAsked = asked !== undefined && asked !== past.asked;
    const told = [...lines.slice(-MOST_LINES).map(say), isAsked ? t('waiting.you') : ''].filter(Boolean);
    if (told.length > 0) setNews(sentencesText(told, locale));
  }, [log, asked, t, say, locale]);
  return news;
}
