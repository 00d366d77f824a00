'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { use, useId, useState } from 'react';
import { LOG_ID } from './asked';
import { Dialog } from './dialog';
import { Icon } from './icon';
import { reachable } from './reachable';
import { SinceYouLeftContext } from './since-you-left';
import styles from './story-frame.module.css';

type StoryProps = Readonly<{
  /** Names the column, and the pill on a phone. */
  label: string;
  logTitle: string;
  log: ReactNode;
  /** What stands before the log: a recap, on a phone also what has no other place there. */
  children: ReactNode;
}>;

/** What happened, beside the board: a recap over all of the match in words. A phone has the `StoryPill` instead. */
export function StoryFrame({ label, logTitle, log, children }: StoryProps) {
  const titleId = useId();
  return (
    <section id={LOG_ID} className={styles.story} aria-label={label} data-guide="story" {...reachable}>
      {children}
      <section className={styles.log} aria-labelledby={titleId}>
        <h2 id={titleId} className="mb-1 text-base">
          {logTitle}
        </h2>
        {log}
      </section>
    </section>
  );
}

/** A few sentences under a heading, before the log. */
export function StoryRecap({ title, children }: Readonly<{ title: ReactNode; children: ReactNode }>) {
  const titleId = useId();
  return (
    <section className={styles.recap} aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-1">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

/** What one of the players did, beside their mark; `of` is their seat, by which it can be found. */
export function Deed({ of, mark, children }: Readonly<{ of?: number | null; mark: ReactNode; children: ReactNode }>) {
  return (
    <li className={styles.deed} data-deed={of ?? undefined}>
      {mark ?? <span />}
      <span>{children}</span>
    </li>
  );
}

/** On a phone the story opens from a pill, which says so when something was missed. */
export function StoryPill({ label, logTitle, log, children }: StoryProps) {
  const t = useTranslations('recap');
  const isMissed = use(SinceYouLeftContext) !== undefined;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.pill}
        data-news={isMissed || undefined}
        data-guide="story"
        onClick={() => setOpen(true)}
      >
        <Icon name="history" size={15} />
        {isMissed ? t('title') : label}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={label}>
        {children}
        <section>
          <h3 className="mb-1">{logTitle}</h3>
          {log}
        </section>
      </Dialog>
    </>
  );
}
