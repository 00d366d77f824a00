/** As far from a change of the clocks as any change moves them, and more. */
const NEAR_CHANGE_MS = 3 * 3_600_000;

/** So near, a day of the week has one meaning, even where the clocks change or a day is left out in between. */
const SAME_WEEK_MS = 5 * 86_400_000;

const IN_THIS_WEEK = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const WITH_DATE = { ...IN_THIS_WEEK, day: 'numeric', month: 'short' } as const;

export type Reader = Readonly<{
  locale: string;
  /** An IANA name; `undefined` while nobody knows where the reader is. */
  timeZone: string | undefined;
  /** When it is read, if it is read at once: what is near then needs no date. */
  now?: Date;
}>;

/**
 * An instant on the reader's clock: "Tue, Dec 1, 14:00". The zone is named where the time of day alone would leave a
 * doubt: around a change of the clocks, and for a reader whose zone is not known. Minutes are cut, so that what is shown
 * of a deadline is never later than the deadline.
 */
export function momentText(at: Date, { locale, timeZone, now }: Reader): string {
  const zone = timeZone ?? 'UTC';
  const isNearChange = hasChangeNear(at, zone);
  const isDoubtful = timeZone === undefined || isNearChange;
  // Clocks that are set back at midnight bring the day before again, which would read as the one of next week.
  const isInThisWeek = now && !isNearChange && Math.abs(at.getTime() - now.getTime()) < SAME_WEEK_MS;
  return new Intl.DateTimeFormat(locale, {
    ...(isInThisWeek ? IN_THIS_WEEK : WITH_DATE),
    timeZone: zone,
    ...(isDoubtful ? { timeZoneName: timeZone === undefined ? 'short' : 'shortOffset' } : {}),
  }).format(at);
}

function hasChangeNear(at: Date, timeZone: string): boolean {
  const offsetAt = (shiftMs: number) => offsetOf(new Date(at.getTime() + shiftMs), timeZone);
  const offset = offsetAt(0);
  return offsetAt(-NEAR_CHANGE_MS) !== offset || offsetAt(NEAR_CHANGE_MS) !== offset;
}

function offsetOf(at: Date, timeZone: string): string | undefined {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}
