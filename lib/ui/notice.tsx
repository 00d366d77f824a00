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

type NoticeProps = Readonly<{
  kind?: keyof typeof KINDS;
  title?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}>;

/** A sentence for the reader, there from the beginning: nothing announces it. */
export function Notice({ kind = 'news', title, children, className = '' }: NoticeProps) {
  const { icon, box, mark } = KINDS[kind];
  return (
    <div
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

/**
 * A notice that comes and goes while the page is open, announced when it appears: at once for a refusal, politely otherwise.
 * It stands on the page also while there is nothing to say: what comes together with its words is told by few readers.
 */
export function LiveNotice({ kind = 'news', children, className }: Omit<NoticeProps, 'title'>) {
  return (
    <div role={kind === 'refusal' ? 'alert' : 'status'} className="contents">
      {children ? (
        <Notice kind={kind} className={className}>
          {children}
        </Notice>
      ) : null}
    </div>
  );
}
