'use client';

import { useLocale, useTranslations } from 'next-intl';
import { clockSentences } from '@/app/clock-sentences';
import { durationText } from '@/lib/i18n/duration-text';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { ownersOf } from '@/lib/ui/owner';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { Moment } from './moment';
import type { SeatFacts, TableFacts } from './table-facts';

type SeatTimesProps = Readonly<{ facts: TableFacts; now: number }>;

/** What was agreed on, and each seat with its clock. */
export function SeatTimes({ facts, now }: SeatTimesProps) {
  const t = useTranslations('atTable.menu');
  const owners = ownersOf(facts.seats);
  return (
    <section className="grid gap-2" aria-label={t('seats')}>
      <p className="text-ink-2 text-sm">
        <Terms facts={facts} />
      </p>
      <ul>
        {facts.seats.map((seat, index) => {
          const owner = owners[index];
          return (
            <li key={seat.seat} className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 py-1.5 text-sm">
              {owner ? <OwnerMark owner={owner} size={22} silent /> : null}
              <b className="font-semibold">
                <bdi>{seat.name}</bdi>
              </b>
              <SeatState seat={seat} now={now} isPaused={facts.pausedAt !== null} />
              {facts.paceMs !== null && facts.bankMs > 0 && !seat.isBot ? <Bank seat={seat} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Terms({ facts }: Pick<SeatTimesProps, 'facts'>) {
  const say = useTranslations('clock.sentences');
  const locale = useLocale();
  return clockSentences(facts, { say, locale });
}

type StateProps = Readonly<{ seat: SeatFacts; now: number; isPaused: boolean }>;

/** Where a seat stands: icon, colour and word say the same. */
function SeatState({ seat, now, isPaused }: StateProps) {
  const t = useTranslations('atTable.seat');
  const { kind, icon, at } = stateOf(seat, now, isPaused);
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2">
      <Icon name={icon} size={14} className={at === undefined ? 'text-ink-3' : 'text-gold-ink'} />
      <span>{at === undefined ? t(kind) : t.rich(kind, { at: () => <Moment at={at} now={now} /> })}</span>
    </span>
  );
}

type State = Readonly<{ kind: string; icon: IconName; at?: number | undefined }>;

function stateOf(
  { isBot, playedBy, holidayUntil, isWaitedFor, due }: SeatFacts,
  now: number,
  isPaused: boolean,
): State {
  if (isBot) return { kind: 'bot', icon: 'bot' };
  if (playedBy !== 'occupant') return { kind: playedBy, icon: 'bot' };
  if (holidayUntil !== null) return { kind: 'holiday', icon: 'sun', at: holidayUntil };
  if (isPaused) return { kind: 'paused', icon: 'pause' };
  if (!isWaitedFor) return { kind: 'ready', icon: 'check' };
  if (!due) return { kind: 'choosing', icon: 'wait' };
  if (now < due.paceEndsAt) return { kind: 'pace', icon: 'wait', at: due.paceEndsAt };
  return { kind: 'bank', icon: 'wait', at: due.bankEndsAt };
}

function Bank({ seat: { bankMs } }: Readonly<{ seat: SeatFacts }>) {
  const t = useTranslations('atTable.seat');
  const locale = useLocale();
  const left = bankMs > 0 ? durationText(Math.floor(bankMs / 60_000) * 60_000, locale) : null;
  return <span className="ml-auto text-ink-3">{left ? t('bankLeft', { left }) : t('bankEmpty')}</span>;
}
