'use client';

import { useTranslations } from 'next-intl';
import type { TableCommand } from '@/lib/matches/table-commands';
import { Button } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { isBusy } from '@/lib/ui/use-command';
import { CommandTrouble } from './command-trouble';
import type { StatusLine } from './status-line';
import { statusLines, urgencyOf } from './status-line';
import { StatusWords } from './status-words';
import type { TableFacts } from './table-facts';
import { useNow } from './use-now';
import type { TableCommanding } from './use-table-command';
import { useTableCommand } from './use-table-command';

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
  const commanding = useTableCommand(facts.matchId);
  const lines = statusLines(facts);
  if (lines.length === 0) return null;
  const isNews = (line: StatusLine) => lookOf(line, now).tone === 'news';
  const calm = lines.filter((line) => !isNews(line));
  return (
    <section aria-label={t('status')} className="flex-none border-line border-b text-ink-2 text-sm">
      {lines.filter(isNews).map((line) => (
        <Line key={line.kind} line={line} now={now} commanding={commanding} />
      ))}
      {calm.length > 0 ? (
        <div className="flex max-md:flex-col">
          {calm.map((line) => (
            <Line key={line.kind} line={line} now={now} commanding={commanding} isAlone={calm.length === 1} />
          ))}
        </div>
      ) : null}
      <CommandTrouble state={commanding.state} className="mx-3 mb-2 md:mx-6" />
    </section>
  );
}

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

function lookOf(line: StatusLine, now: number): Look {
  if (line.kind !== 'due') return LOOKS[line.kind];
  const urgency = urgencyOf(line.due, now);
  return urgency === 'calm'
    ? { icon: 'wait', tone: 'calm' }
    : { icon: urgency === 'bank' ? 'wait' : 'warning', tone: 'news' };
}

type LineProps = Readonly<{
  line: StatusLine;
  now: number;
  commanding: TableCommanding;
  /** Nothing else stands beside it. */
  isAlone?: boolean;
}>;

function Line({ line, now, commanding, isAlone = true }: LineProps) {
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
      <LineButton line={line} commanding={commanding} />
    </div>
  );
}

/** What one can do about it, with one press. */
function LineButton({ line, commanding: { give, state } }: Pick<LineProps, 'line' | 'commanding'>) {
  const t = useTranslations('atTable.do');
  const command = commandOf(line);
  if (!command) return null;
  return (
    <Button
      size="small"
      className="flex-none"
      look={line.kind === 'autopilot' ? 'primary' : 'quiet'}
      aria-disabled={isBusy(state)}
      onClick={() => (isBusy(state) ? undefined : void give(command))}
    >
      {t(command.type, { asked: 1 })}
    </Button>
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
