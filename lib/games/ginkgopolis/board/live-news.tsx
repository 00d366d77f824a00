'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { LogValue } from '@/lib/engine/game-definition';
import type { Round } from '@/lib/engine/recap';
import { sentencesText } from '@/lib/i18n/joined-text';
import { recap } from '../recap';
import type { GinkgopolisView } from '../view-types';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { usePrompt } from './use-turn';

/** Says politely what changed while the page was open: who sealed, what a round came to, and whose turn it is. */
export function LiveNews({ rounds }: Readonly<{ rounds: readonly Round[] }>) {
  const news = useNews(rounds);
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}

function useNews(rounds: readonly Round[]): string {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const { say } = useGameWords();
  const locale = useLocale();
  const asked = useAskedId();
  const before = useRef({ view, asked });
  const [news, setNews] = useState('');
  useEffect(() => {
    const { view: past, asked: askedBefore } = before.current;
    before.current = { view, asked };
    if (past === view) return;
    const isResolved = view.round > past.round && past.round > 0;
    const deeds = isResolved ? toldDeeds(rounds, past.round) : [];
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
      isResolved ? t('news.resolved', { round: past.round }) : '',
      ...deeds.map(say),
      view.phase === 'finished' && past.phase !== 'finished' ? t('over') : '',
      asked !== undefined && asked !== askedBefore ? t('news.yourTurn') : '',
    ].filter(Boolean);
    if (parts.length > 0) setNews(sentencesText(parts, locale));
  }, [view, you, rounds, asked, t, say, locale]);
  return news;
}

/** The question that waits for the viewer's answer. */
function useAskedId(): string | undefined {
  const prompt = usePrompt();
  return prompt && !prompt.settled ? prompt.id : undefined;
}

/** What everybody did in a round. */
function toldDeeds(rounds: readonly Round[], number: number): readonly LogValue[] {
  const round = rounds.find((each) => each.number === number);
  const told = round ? recap(round.entries, { since: 0, you: undefined }) : [];
  return told.flatMap(({ deeds }) => deeds.flatMap(({ sentences }) => sentences));
}

function newlySealed(past: GinkgopolisView, view: GinkgopolisView): number[] {
  if (past.round !== view.round || past.phase !== view.phase) return [];
  return view.seats.filter(({ seat, sealed }) => sealed && !past.seats[seat]?.sealed).map(({ seat }) => seat);
}
