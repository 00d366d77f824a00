'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import type { StatusLine } from './status-line';
import { urgencyOf } from './status-line';
import { StatusWords } from './status-words';

const TONES = {
  calm: { row: '', mark: 'text-ink-3' },
  news: { row: 'bg-gold-soft', mark: 'text-gold-ink' },
} as const;

type Look = Readonly<{ icon: IconName; tone: keyof typeof TONES }>;

const LOOKS: Readonly<Record<Exclude<StatusLine['kind'], 'due'>, Look>> = {
  cancelled: { icon: 'close', tone: 'news' },
  resigned: { icon: 'bot', tone: 'calm' },
  autopilot: { icon: 'bot', tone: 'news' },
  paused: { icon: 'pause', tone: 'news' },
  holiday: { icon: 'sun', tone: 'news' },
  'pause-asked': { icon: 'pause', tone: 'news' },
  waiting: { icon: 'person', tone: 'calm' },
};

export function lookOf(line: StatusLine, now: number): Look {
  if (line.kind !== 'due') return LOOKS[line.kind];
  const urgency = urgencyOf(line.due, now);
  return urgency === 'calm'
    ? { icon: 'wait', tone: 'calm' }
    : { icon: urgency === 'bank' ? 'wait' : 'warning', tone: 'news' };
}

export type StatusRowProps = Readonly<{
  line: StatusLine;
  now: number;
  /** Nothing else stands beside it. */
  isAlone?: boolean;
  /** What one can do about it. */
  children?: ReactNode;
}>;

/** One line of what stands above a table. */
export function StatusRow({ line, now, isAlone = true, children }: StatusRowProps) {
  const { icon, tone } = lookOf(line, now);
  const { row, mark } = TONES[tone];
  const isOthers = line.kind === 'waiting';
  // Whom the match waits for beside you stands behind the menu as well: a phone has no room to say it twice.
  const place = isOthers && !isAlone ? 'max-md:hidden md:justify-end' : '';
  return (
    <div
      className={`flex min-h-9 min-w-0 items-center gap-x-3 px-3 py-1 md:px-6 ${isOthers ? 'flex-1' : ''} ${place} ${row}`}
    >
      <Icon name={icon} size={16} className={mark} />
      <p className={`min-w-0 leading-snug ${isOthers ? 'truncate' : ''} ${tone === 'news' ? 'flex-1 text-ink' : ''}`}>
        <StatusWords line={line} now={now} />
      </p>
      {children}
    </div>
  );
}
