'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { TableCommand } from '@/lib/matches/table-commands';
import { fetched } from '@/lib/ui/fetched';
import type { StatusLine } from './status-line';
import { statusLines } from './status-line';
import { lookOf, StatusRow } from './status-row';
import type { TableFacts } from './table-facts';
import { useNow } from './use-now';

/** Most of the time nothing is to be done. */
const StatusDeed = dynamic(() => fetched(() => import('./status-deed').then((part) => part.StatusDeed)));

type TableStatusProps = Readonly<{
  facts: TableFacts;
  /** When the server made the page. */
  now: number;
  /** Time stands still, for those who look at the parts. */
  stands?: boolean;
}>;

/** The clock and whatever is out of the ordinary, calmly above the board. Nothing where there is nothing to say. */
export function TableStatus({ facts, now: first, stands }: TableStatusProps) {
  const t = useTranslations('atTable');
  const now = useNow(first, stands);
  const lines = statusLines(facts);
  if (lines.length === 0) return null;
  const isNews = (line: StatusLine) => lookOf(line, now).tone === 'news';
  const calm = lines.filter((line) => !isNews(line));
  return (
    <section aria-label={t('status')} className="flex-none border-line border-b text-ink-2 text-sm">
      {lines.filter(isNews).map((line) => {
        const command = commandOf(line);
        return command ? (
          <StatusDeed key={line.kind} matchId={facts.matchId} {...{ line, now, command }} />
        ) : (
          <StatusRow key={line.kind} line={line} now={now} />
        );
      })}
      {calm.length > 0 ? (
        <div className="flex max-md:flex-col">
          {calm.map((line) => (
            <StatusRow key={line.kind} line={line} now={now} isAlone={calm.length === 1} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

function commandOf(line: StatusLine): TableCommand | undefined {
  switch (line.kind) {
    case 'autopilot':
      return { type: 'TakeSeatBack' };
    case 'paused':
      return line.canEnd ? { type: 'ResumeMatch' } : undefined;
    case 'holiday':
      return { type: 'EndHoliday' };
    case 'pause-asked':
      if (!line.canAnswer) return undefined;
      return line.isYours ? { type: 'TakePauseBack' } : { type: 'AskForPause' };
    default:
      return undefined;
  }
}
