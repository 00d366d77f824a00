import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-shapes';

const KINDS = {
  /** Something was refused: what happened, and what to do. */
  refusal: { icon: 'close', box: 'bg-warn-soft', mark: 'text-warn' },
  /** Something changed. */
  news: { icon: 'point', box: 'bg-gold-soft', mark: 'text-gold-ink' },
  /** Something went well. */
  done: { icon: 'check', box: 'bg-action-soft', mark: 'text-done' },
} as const satisfies Record<string, { icon: IconName; box: string; mark: string }>;

type NoticeProps = Readonly<{ kind?: keyof typeof KINDS; title?: ReactNode; children?: ReactNode; className?: string }>;

/** A sentence for the reader, announced when it appears: at once for a refusal, politely otherwise. */
export function Notice({ kind = 'news', title, children, className = '' }: NoticeProps) {
  const { icon, box, mark } = KINDS[kind];
  return (
    <div
      role={kind === 'refusal' ? 'alert' : 'status'}
      className={`grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 rounded-md px-4 py-3 text-sm text-ink ${box} ${className}`}
    >
      <Icon name={icon} size={18} className={`mt-px ${mark}`} />
      <p>
        {title ? <b className="font-semibold">{title} </b> : null}
        {children}
      </p>
    </div>
  );
}
