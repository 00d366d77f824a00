'use client';

import type { ReactNode } from 'react';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Icon } from '@/lib/ui/icon';
import type { Owner } from '@/lib/ui/owner';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { Panel } from '@/lib/ui/panel';
import { useIssuing } from './issuing';

/** One line of the final order. */
export type FinalPlace = Readonly<{ seat: number; place: string; owner: Owner | undefined; total: number }>;

type FinishedPanelProps = Readonly<{
  over: string;
  /** Who won, in a sentence. */
  title: ReactNode;
  places: readonly FinalPlace[];
  /** The way to the rule about scoring. */
  rule: ReactNode;
  /** Why the match ended, where the game tells it. */
  reasons?: ReactNode;
  /** The scores in full. */
  children: ReactNode;
}>;

/** Who won, in which order the others came, and what everybody scored. */
export function FinishedPanel({ over, title, places, rule, reasons, children }: FinishedPanelProps) {
  const { command } = useIssuing();
  return (
    <Panel
      kind={
        <>
          <Icon name="trophy" size={16} className="text-gold" /> {over}
        </>
      }
      title={title}
      startsOpen
      rule={rule}
      actions={<CommandNotice command={command} />}
    >
      <ol className="grid gap-1 pb-2">
        {places.map(({ seat, place, owner, total }) => (
          <li key={seat} className="flex items-center gap-2.5 border-line border-t pt-1">
            <span className="min-w-8 whitespace-nowrap text-ink-3 text-sm">{place}</span>
            {owner ? <OwnerMark owner={owner} size={20} silent /> : null}
            <span className="min-w-0 flex-1 truncate font-semibold font-serif">{owner?.name}</span>
            <b className="font-extrabold tabular-nums">{total}</b>
          </li>
        ))}
      </ol>
      {reasons}
      <div className="pt-2">{children}</div>
    </Panel>
  );
}

type Ranked = Readonly<{ seat: number; rank: number; total: number }>;

/** The best first. */
export function inFinalOrder<S extends Ranked>(seats: readonly S[]): S[] {
  return [...seats].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
