'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { sentencesText } from '@/lib/i18n/joined-text';
import type { GinkgopolisView } from '../view-types';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** Says politely what changed while the page was open: who sealed, and that a round resolved. */
export function LiveNews() {
  const news = useNews();
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}

function useNews(): string {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const { say } = useGameWords();
  const locale = useLocale();
  const before = useRef(view);
  const [news, setNews] = useState('');
  useEffect(() => {
    const past = before.current;
    before.current = view;
    if (past === view) return;
    const sealed = newlySealed(past, view).filter((seat) => seat !== you?.seat);
    const parts = [
      sealed.length > 0
        ? say({
            kind: 'message',
            key: 'board.news.sealed',
            values: {
              players: { kind: 'list', items: sealed.map((seat) => ({ kind: 'seat', seat })) },
              count: sealed.length,
            },
          })
        : '',
      view.round > past.round && past.round > 0 ? t('news.resolved', { round: past.round }) : '',
      view.phase === 'finished' && past.phase !== 'finished' ? t('over') : '',
    ].filter(Boolean);
    if (parts.length > 0) setNews(sentencesText(parts, locale));
  }, [view, you, t, say, locale]);
  return news;
}

function newlySealed(past: GinkgopolisView, view: GinkgopolisView): number[] {
  if (past.round !== view.round || past.phase !== view.phase) return [];
  return view.seats.filter(({ seat, sealed }) => sealed && !past.seats[seat]?.sealed).map(({ seat }) => seat);
}
