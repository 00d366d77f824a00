'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { useRef } from 'react';
import type { Box } from './box';
import { Button } from './button';
import styles from './guide-note.module.css';
import { RuleLink } from './rule-link';
import { useNotePlace } from './use-note-place';

type GuideNoteProps = Readonly<{
  words: string;
  /** Address of the paragraph that says more. */
  rule: string;
  /** Selectors of what it speaks of, the best first. */
  about: readonly string[];
  /** Selector of what it never covers. */
  keepFree: string;
  onGotIt: () => void;
  onHush: () => void;
}>;

/** A paper note beside a part of the table, which is ringed. It takes no focus, and the table can be used meanwhile. */
export function GuideNote({ words, rule, about, keepFree, onGotIt, onHush }: GuideNoteProps) {
  const t = useTranslations('ui.guide');
  const note = useRef<HTMLElement>(null);
  const placed = useNotePlace(note, { about, keepFree });
  const { x = 0, y = 0, pointer } = placed?.place ?? {};
  return (
    <>
      {placed?.target ? <Ring around={placed.target} /> : null}
      <aside
        ref={note}
        role="note"
        aria-label={t('label')}
        className={styles.note}
        data-placed={placed ? true : undefined}
        style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
      >
        {pointer ? (
          <span
            className={styles.pointer}
            data-side={pointer.side}
            style={{ '--along': `${Math.round(pointer.along)}px` } as CSSProperties}
          />
        ) : null}
        <p>
          {words} <RuleLink to={rule} />
        </p>
        <div className={styles.buttons}>
          <Button size="small" onClick={onGotIt}>
            {t('gotIt')}
          </Button>
          <Button size="small" look="plain" onClick={onHush}>
            {t('hush')}
          </Button>
        </div>
      </aside>
    </>
  );
}

const RING = 3;

function Ring({ around: { x, y, width, height } }: Readonly<{ around: Box }>) {
  return (
    <span
      aria-hidden="true"
      className={styles.ring}
      style={{
        transform: `translate(${Math.round(x - RING)}px, ${Math.round(y - RING)}px)`,
        width: Math.round(width + 2 * RING),
        height: Math.round(height + 2 * RING),
      }}
    />
  );
}
