import type { Holiday } from '@/lib/engine/table-events';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No zone is further from Greenwich. */
const FURTHEST_MS = 15 * 60 * MINUTE_MS;

/** The day on the calendar where somebody lives, as `2026-11-30`. */
export function localDay(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** A number of days later on the calendar. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The moment when a day begins where somebody lives. It is sought, not reckoned: clocks that change at midnight, and
 * zones that left a day out, have no midnight to add to.
 */
export function beginningOf(day: string, timeZone: string): Date {
  let [before, after] = [Date.parse(day) - FURTHEST_MS, Date.parse(day) + FURTHEST_MS];
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (localDay(new Date(middle), timeZone) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

const yearOf = (day: string) => day.slice(0, 4);

const daysOf = ({ firstDay, days }: Pick<Holiday, 'firstDay' | 'days'>): readonly string[] =>
  Array.from({ length: days }, (_, index) => dayAfter(firstDay, index));

/**
 * How many days a holiday may have that begins today. Each day counts for the calendar year in which it lies, and once,
 * also when somebody came back on it and left again.
 */
export function daysLeft(holidays: readonly Holiday[], today: string, allowance: number): number {
  const taken = new Set(holidays.flatMap(daysOf));
  let days = 0;
  for (;;) {
    const next = dayAfter(today, days);
    taken.add(next);
    const inItsYear = [...taken].filter((day) => yearOf(day) === yearOf(next)).length;
    if (inItsYear > allowance) return days;
    days += 1;
  }
}

/**
 * The day it is where a holiday was begun: whoever has moved to another zone since, or says so, gains no day by it.
 * Where the clocks have changed meanwhile, it changes an hour early or late.
 */
export function dayOf({ firstDay, days, until }: Holiday, at: Date): string {
  const aheadMs = Date.parse(dayAfter(firstDay, days)) - Date.parse(until);
  return new Date(at.getTime() + aheadMs).toISOString().slice(0, 10);
}

/** The whole days that are left of a holiday when it ends today. */
export function daysBack({ firstDay, days }: Holiday, today: string): number {
  return daysOf({ firstDay, days }).filter((day) => day > today).length;
}
