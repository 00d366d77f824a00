'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { ASKED_ID } from './asked';
import { Icon } from './icon';
import styles from './panel.module.css';
import { reachable } from './reachable';

type PanelProps = Readonly<{
  kind?: ReactNode;
  title: ReactNode;
  /** What is read before deciding; on a phone it opens from the summary. */
  children?: ReactNode;
  /** One line of it, for a phone. Without it the title stands there. */
  summary?: ReactNode;
  /** Questions and buttons: always in sight. */
  actions?: ReactNode;
  note?: ReactNode;
  /** The way to the rule about it. */
  rule?: ReactNode;
  /** On a phone: whether it is open at first. */
  startsOpen?: boolean;
}>;

/** Where the one thing to do at a table stands: beside the board, or at the thumb. */
export function Panel({ kind, title, children, summary, actions, note, rule, startsOpen = false }: PanelProps) {
  const t = useTranslations('ui.panel');
  const [open, setOpen] = useState(startsOpen);
  return (
    <section
      id={ASKED_ID}
      tabIndex={-1}
      className={`${styles.panel} ${open ? styles.open : ''}`}
      aria-label={t('label')}
      data-guide="choice"
    >
      <button type="button" className={styles.scrim} tabIndex={-1} aria-hidden="true" onClick={() => setOpen(false)} />
      <section className={styles.details} aria-label={t('details')} {...reachable}>
        <div className={styles.grip} />
        {kind ? <p className={styles.kind}>{kind}</p> : null}
        <div className={styles.heading}>
          <h2 className={styles.title}>{title}</h2>
          {rule}
        </div>
        {children}
      </section>
      <div className={styles.foot} data-guide="foot">
        <div className={styles.brief}>
          <button
            type="button"
            className={styles.summary}
            aria-expanded={open}
            aria-label={t('details')}
            onClick={() => setOpen(!open)}
          >
            {summary ?? <b>{title}</b>}
            <span className={styles.chevron}>
              <Icon name="up" size={17} />
            </span>
          </button>
          {rule}
        </div>
        {actions}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
    </section>
  );
}
