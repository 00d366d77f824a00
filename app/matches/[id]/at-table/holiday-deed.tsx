'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayAfter, localDay } from '@/lib/matches/clock/holiday';
import { SelectField } from '@/lib/ui/form-field';
import { isBusy } from '@/lib/ui/use-command';
import { MenuDeed } from './menu-deed';
import type { TableFacts } from './table-facts';
import type { TableCommanding } from './use-table-command';
import { useZone } from './use-zone';

type HolidayDeedProps = Readonly<{ facts: TableFacts; now: number; commanding: TableCommanding }>;

/** A week is what people usually mean. */
const USUAL_DAYS = 7;

export function HolidayDeed({ facts, now, commanding: { give, state } }: HolidayDeedProps) {
  const t = useTranslations('atTable.menu');
  const lastDay = useLastDay(now);
  const left = facts.menu?.holidayDaysLeft ?? 0;
  const [days, setDays] = useState(Math.max(1, Math.min(USUAL_DAYS, left)));
  const { reasons } = facts.menu ?? {};
  if (reasons?.EndHoliday === null) {
    return (
      <MenuDeed
        kind="EndHoliday"
        reason={null}
        isBusy={isBusy(state)}
        onPress={() => void give({ type: 'EndHoliday' })}
      />
    );
  }
  return (
    <MenuDeed
      kind="BeginHoliday"
      reason={reasons?.BeginHoliday}
      values={{ left, allowance: facts.holidayDays }}
      isBusy={isBusy(state)}
      onPress={() => void give({ type: 'BeginHoliday', days })}
    >
      <div className="min-w-48">
        <SelectField label={t('days')} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {Array.from({ length: left }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {t('dayCount', { count, last: lastDay(count) })}
            </option>
          ))}
        </SelectField>
      </div>
    </MenuDeed>
  );
}

/** On which day a holiday ends that begins today. */
function useLastDay(now: number): (days: number) => string {
  const [locale, zone] = [useLocale(), useZone()];
  const form = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const today = localDay(new Date(now), zone);
  return (days) => form.format(new Date(dayAfter(today, days - 1)));
}
