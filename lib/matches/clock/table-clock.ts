import type { ClockTerms } from '@/lib/engine/participant';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a question may wait, at most. */
export const PACES = ['8h', '1d', '2d', '3d', '7d', 'none'] as const;
/** What each seat may think beyond the pace, over a whole match. */
export const BANKS = ['none', '1d', '3d', '7d'] as const;
/** Days of holiday for each seat in a calendar year. */
export const HOLIDAYS = ['0', '7', '14', '28'] as const;

export type Pace = (typeof PACES)[number];
export type Bank = (typeof BANKS)[number];

/** The clock that a table agrees on, as forms choose it. */
export type TableClock = Readonly<{ pace: Pace; bank: Bank; holidays: (typeof HOLIDAYS)[number] }>;

/** What a new table begins with. */
export const USUAL_CLOCK: TableClock = { pace: '2d', bank: '3d', holidays: '14' };

export const UNHURRIED: TableClock = { pace: 'none', bank: 'none', holidays: '0' };

const PACE_MS: Readonly<Record<Pace, number | null>> = {
  '8h': 8 * HOUR_MS,
  '1d': DAY_MS,
  '2d': 2 * DAY_MS,
  '3d': 3 * DAY_MS,
  '7d': 7 * DAY_MS,
  none: null,
};

const BANK_MS: Readonly<Record<Bank, number>> = { none: 0, '1d': DAY_MS, '3d': 3 * DAY_MS, '7d': 7 * DAY_MS };

/** Without a pace there is nothing that a bank or a holiday could prolong. */
export function clockTerms({ pace, bank, holidays }: TableClock): ClockTerms {
  const paceMs = PACE_MS[pace];
  if (paceMs === null) return { paceMs, bankMs: 0, holidayDays: 0 };
  return { paceMs, bankMs: BANK_MS[bank], holidayDays: Number(holidays) };
}

/** The choice that these terms came from; `undefined` for terms that nobody can choose. */
export function chosenClock({ paceMs, bankMs, holidayDays }: ClockTerms): TableClock | undefined {
  const pace = PACES.find((each) => PACE_MS[each] === paceMs);
  const bank = BANKS.find((each) => BANK_MS[each] === bankMs);
  const holidays = HOLIDAYS.find((each) => Number(each) === holidayDays);
  return pace && bank && holidays && { pace, bank, holidays };
}
