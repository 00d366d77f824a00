'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { use, useEffect } from 'react';
import type { FoldedRecap } from '@/lib/engine/folded-recap';
import type { RecapDeed, Sentence } from '@/lib/engine/recap';
import { sentencesText } from '@/lib/i18n/joined-text';
import { Button, ButtonLink } from './button';
import type { SinceYouLeft } from './since-you-left';
import { SinceYouLeftContext } from './since-you-left';
import { Deed, StoryRecap } from './story-frame';
import { Words } from './wording';

type RecapProps<Told extends RecapDeed> = Readonly<{
  /** Where nothing was missed. */
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
    <StoryRecap title={missed ? <Since missed={missed} /> : title}>
      {folded.map(({ from, sentence }) => (
        <Deed key={`folded ${from}`} mark={null}>
          <AtStep step={from} className="text-ink-2">
            {wording(sentence)}
          </AtStep>
        </Deed>
      ))}
      {rounds.map(({ number, from, deeds }, index) => (
        <li key={`round ${number}`}>
          {hasTitles ? (
            <h3 className="mt-2 font-semibold text-ink-2 text-sm">
              <AtStep step={from}>{t('round', { round: number })}</AtStep>
            </h3>
          ) : null}
          <ul>
            {deeds.map((deed) => (
              <Deed key={deed.step} of={index === rounds.length - 1 ? deed.seat : null} mark={markOf(deed)}>
                <Words>{sentencesText(deed.sentences.map(wording), locale)}</Words>
              </Deed>
            ))}
          </ul>
        </li>
      ))}
      {missed ? (
        <li className="flex flex-wrap items-center gap-x-2">
          <Button onClick={missed.markSeen}>{t('seen')}</Button>
          <ButtonLink look="plain" size="small" href={`${missed.historyAt(missed.step)}?play`} prefetch={false}>
            {t('watch')}
          </ButtonLink>
        </li>
      ) : null}
    </StoryRecap>
  );
}

function Since({ missed: { when } }: Readonly<{ missed: SinceYouLeft }>) {
  const t = useTranslations('recap');
  // Server and browser may word a day differently.
  return <span suppressHydrationWarning>{when ? t('titleAt', { when }) : t('title')}</span>;
}

/** Words that lead to the table as it was then, for those who have missed it. */
function AtStep({ step, className, children }: Readonly<{ step: number; className?: string; children: ReactNode }>) {
  const missed = use(SinceYouLeftContext);
  if (!missed) return <span className={className}>{children}</span>;
  return (
    <a href={missed.historyAt(step)} className={`underline decoration-1 underline-offset-3 ${className ?? ''}`}>
      {children}
    </a>
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
