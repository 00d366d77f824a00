'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusOnSeal, IN_WORDS_ID } from './asked';
import styles from './in-words.module.css';

/**
 * All that a table shows and asks, as ordered text: always there to be read aloud, and seen beside the panel while the
 * focus is in it.
 */
export function InWords({ children }: Readonly<{ children: ReactNode }>) {
  const t = useTranslations('ui.inWords');
  const titleId = useId();
  return (
    <section
      id={IN_WORDS_ID}
      tabIndex={-1}
      className={styles.words}
      aria-labelledby={titleId}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && !(target as Element).closest('dialog')) focusOnSeal();
      }}
    >
      <h2 id={titleId}>{t('title')}</h2>
      {children}
    </section>
  );
}

type WordsPartProps = Readonly<{ title: ReactNode; level?: 3 | 4; children: ReactNode }>;

/** A part of the text, which is made when it is opened first. */
export function WordsPart({ title, level = 3, children }: WordsPartProps) {
  const [isOpen, setOpen] = useState(false);
  const Heading = `h${level}` as const;
  return (
    <details className={styles.part} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <Heading className={styles.heading}>{title}</Heading>
      </summary>
      {isOpen ? children : null}
    </details>
  );
}

type OfferProps = Readonly<{
  /** All that the choice does, as sentences. */
  words: string;
  isPicked?: boolean;
  isOff?: boolean;
  onPick: () => void;
}>;

/** A choice in words. A press picks it where it is sealed, and leads there. */
export function Offer({ words, isPicked, isOff = false, onPick }: OfferProps) {
  const press = () => {
    if (isOff) return;
    flushSync(onPick);
    focusOnSeal();
  };
  return (
    <li>
      <button
        type="button"
        className={styles.offer}
        aria-pressed={isPicked}
        aria-disabled={isOff || undefined}
        onClick={press}
      >
        {words}
      </button>
    </li>
  );
}

export function Offers({ children }: Readonly<{ children: ReactNode }>) {
  return <ul className={styles.offers}>{children}</ul>;
}
