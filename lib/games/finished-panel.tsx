'use client';

import type { ReactNode } from 'react';
import type { LogValue, Seat } from '@/lib/engine/game-definition';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Icon } from '@/lib/ui/icon';
import type { Owner } from '@/lib/ui/owner';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { Panel } from '@/lib/ui/panel';
import { Words } from '@/lib/ui/wording';
import { useIssuing } from './issuing';

type Ranked = Readonly<{ seat: Seat; rank: number; total: number }>;

type FinishedPanelProps = Readonly<{
  seats: readonly Ranked[];
  /** By seat. */
  owners: readonly Owner[];
  /** Of the game, whose board has the texts. */
  wording: (value: LogValue) => string;
  /** The way to the rule about scoring. */
  rule: ReactNode;
  /** Why the match ended, where the game tells it. */
  reasons?: ReactNode;
  /** The scores in full. */
  children: ReactNode;
}>;

/** Who won, in which order the others came, and what everybody scored. */
export function FinishedPanel({ seats, owners, wording, rule, reasons, children }: FinishedPanelProps) {
  const { command } = useIssuing();
  const message = (key: string, values: Readonly<Record<string, LogValue>> = {}) =>
    wording({ kind: 'message', key: `board.${key}`, values });
  const ranked = seats.toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
  const winners = ranked.filter(({ rank }) => rank === 1);
  const title = message('finished.title', {
    players: { kind: 'list', items: winners.map(({ seat }) => ({ kind: 'seat', seat })) },
    count: winners.length,
    points: winners[0]?.total ?? 0,
  });
  return (
    <Panel
      kind={
        <>
          <Icon name="trophy" size={16} className="text-gold" /> {message('over')}
        </>
      }
      title={<Words>{title}</Words>}
      startsOpen
      rule={rule}
      actions={<CommandNotice command={command} />}
    >
      <ol className="grid gap-1 pb-2">
        {ranked.map(({ seat, rank, total }) => (
          <li key={seat} className="flex items-center gap-2.5 border-line border-t pt-1">
            <span className="min-w-8 whitespace-nowrap text-ink-3 text-sm">{message('scores.place', { rank })}</span>
            <Place owner={owners[seat]} />
            <b className="font-extrabold tabular-nums">{total}</b>
          </li>
        ))}
      </ol>
      {reasons}
      <div className="pt-2">{children}</div>
    </Panel>
  );
}

function Place({ owner }: Readonly<{ owner: Owner | undefined }>) {
  if (!owner) return null;
  return (
    <>
      <OwnerMark owner={owner} size={20} silent />
      <span className="min-w-0 flex-1 truncate font-semibold font-serif">{owner.name}</span>
    </>
  );
}
