'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { assertNever } from '@/lib/engine/decision';
import { remarkGap } from '@/lib/i18n/joined-text';
import { timeLeftText } from '@/lib/i18n/time-left';
import { Moment } from './moment';
import type { StatusLine } from './status-line';
import { urgencyOf } from './status-line';
import type { DueTimes, SeatFacts } from './table-facts';

/** One line of what stands above a table, in words. */
export function StatusWords({ line, now }: Readonly<{ line: StatusLine; now: number }>) {
  const t = useTranslations('atTable');
  switch (line.kind) {
    case 'cancelled':
      return t.rich('cancelled', { by: line.by, at: momentOf(line.at, now) });
    case 'resigned':
      return t('resigned');
    case 'autopilot':
      return t('autopilot');
    case 'paused':
      return t.rich('paused', { at: momentOf(line.since, now) });
    case 'holiday':
      return t.rich('holiday', { at: momentOf(line.until, now) });
    case 'due':
      return <Due due={line.due} now={now} />;
    case 'pause-asked':
      return <PauseAsked line={line} />;
    case 'waiting':
      return <Waiting seats={line.seats} now={now} />;
    default:
      return assertNever(line);
  }
}

const momentOf = (at: number, now: number) => () => <Moment at={at} now={now} />;

function Due({ due, now }: Readonly<{ due: DueTimes; now: number }>) {
  const t = useTranslations('atTable');
  const locale = useLocale();
  const urgency = urgencyOf(due, now);
  const { paceEndsAt, bankEndsAt } = due;
  const until = urgency === 'calm' ? paceEndsAt : bankEndsAt;
  const left = timeLeftText(new Date(until), new Date(now), locale);
  return (
    <>
      {t.rich(`due.${urgency}`, { left, at: momentOf(until, now) })}
      {urgency === 'calm' && paceEndsAt < bankEndsAt ? (
        <span className="text-ink-3">{t.rich('due.thenBank', { at: momentOf(bankEndsAt, now) })}</span>
      ) : null}
    </>
  );
}

function PauseAsked({ line: { by, of, isYours } }: Readonly<{ line: Extract<StatusLine, { kind: 'pause-asked' }> }>) {
  const t = useTranslations('atTable');
  const format = useFormatter();
  const names = format.list(by.map(({ name, isYou }) => (isYou ? t('youSubject') : name)));
  return t('pauseAsked', { names, count: by.length, of, isYours: isYours && by.length === 1 ? 'yes' : 'no' });
}

function Waiting({ seats, now }: Readonly<{ seats: readonly SeatFacts[]; now: number }>): ReactNode {
  const t = useTranslations('atTable');
  const gap = remarkGap(useLocale());
  return t.rich('waiting', {
    seats: () =>
      seats.map((each, index) => (
        <span key={each.seat}>
          {index > 0 ? gap : ''}
          <WaitedFor seat={each} now={now} />
        </span>
      )),
  });
}

/** A name, and until when this player may think. */
export function WaitedFor({ seat: { name, due, holidayUntil }, now }: Readonly<{ seat: SeatFacts; now: number }>) {
  const t = useTranslations('atTable');
  const named = () => (
    <b className="font-semibold text-ink">
      <bdi>{name}</bdi>
    </b>
  );
  if (holidayUntil !== null) return t.rich('waitedFor.holiday', { name: named, at: momentOf(holidayUntil, now) });
  if (!due) return named();
  const until = now < due.paceEndsAt ? due.paceEndsAt : due.bankEndsAt;
  return t.rich(now < due.paceEndsAt ? 'waitedFor.pace' : 'waitedFor.bank', { name: named, at: momentOf(until, now) });
}
