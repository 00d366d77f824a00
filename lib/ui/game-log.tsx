'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { use } from 'react';
import { Button } from './button';
import { EarlierLogContext } from './earlier-log';
import { LiveNotice } from './notice';
import { Words } from './wording';

/** A part of the match's log: a round, or what came before the first. */
export type LogChapter = Readonly<{
  key: string;
  title: ReactNode;
  lines: readonly Readonly<{ key: string; words: string }>[];
}>;

/** The match in words, the newest chapter first, each told from its beginning. */
export function GameLog({ chapters, empty }: Readonly<{ chapters: readonly LogChapter[]; empty: ReactNode }>) {
  if (chapters.length === 0) return <p className="text-ink-3 text-sm">{empty}</p>;
  return (
    <>
      <ol className="grid gap-2">
        {chapters.map(({ key, title, lines }) => (
          <li key={key}>
            <h3 className="pt-1 font-sans font-semibold text-ink-3 text-xs">{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line.key} className="py-[3px] text-ink-2 text-sm">
                  <Words>{line.words}</Words>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Earlier />
    </>
  );
}

function Earlier() {
  const t = useTranslations('ui.log');
  const earlier = use(EarlierLogContext);
  if (!earlier) return null;
  const isComing = earlier.status === 'coming';
  return (
    <div className="grid gap-2 pt-3">
      <LiveNotice kind="refusal">{earlier.status === 'failed' ? t('failed') : null}</LiveNotice>
      <Button size="small" wide aria-disabled={isComing || undefined} onClick={isComing ? undefined : earlier.fetchIt}>
        {t(isComing ? 'coming' : 'earlier')}
      </Button>
    </div>
  );
}
