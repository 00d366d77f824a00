'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { use, useEffect } from 'react';
import type { FoldedRecap, RecapDeed, Sentence } from '@/lib/engine/recap';
import { sentencesText } from '@/lib/i18n/joined-text';
import { Button } from './button';
import { SinceYouLeftContext } from './since-you-left';
import { Deed, StoryRecap } from './story-frame';
import { Words } from './wording';

type RecapProps<Told extends RecapDeed> = Readonly<{
  title: ReactNode;
  recap: FoldedRecap<Told>;
  /** Turns sentences of the game into words. */
  wording: (sentence: Sentence) => string;
  markOf: (deed: Told) => ReactNode;
}>;

/** What happened, in the sentences that open the mail: the newest round last, a long absence in short before it. */
export function Recap<Told extends RecapDeed>({ title, recap, wording, markOf }: RecapProps<Told>) {
  const t = useTranslations('recap');
  const locale = useLocale();
  const missed = use(SinceYouLeftContext);
  const { folded, rounds } = recap;
  const hasTitles = folded.length + rounds.length > 1;
  return (
    <StoryRecap title={title}>
      {folded.map(({ from, sentence }) => (
        <Deed key={`folded ${from}`} mark={null}>
          <span className="text-ink-2">{wording(sentence)}</span>
        </Deed>
      ))}
      {rounds.map(({ number, deeds }, index) => (
        <li key={`round ${number}`}>
          {hasTitles ? (
            <h3 className="mt-2 font-semibold text-ink-2 text-sm">{t('round', { round: number })}</h3>
          ) : null}
          <ul>
            {deeds.map((deed) => (
              <Deed key={deed.key} of={index === rounds.length - 1 ? deed.seat : null} mark={markOf(deed)}>
                <Words>{sentencesText(deed.sentences.map(wording), locale)}</Words>
              </Deed>
            ))}
          </ul>
        </li>
      ))}
      {missed ? (
        <li>
          <Button onClick={missed.markSeen}>{t('seen')}</Button>
        </li>
      ) : null}
    </StoryRecap>
  );
}

/** What was missed, unless nothing of it is worth a sentence: then it is seen with the table. */
export function useMissed(lines: number) {
  const missed = use(SinceYouLeftContext);
  const isNothing = missed !== undefined && lines === 0;
  useEffect(() => {
    if (isNothing) missed?.markSeen();
  }, [isNothing, missed]);
}
