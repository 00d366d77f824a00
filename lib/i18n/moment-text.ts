/** As far from a change of the clocks as any change moves them, and more. */
const NEAR_CHANGE_MS = 3 * 3_600_000;

const FIELDS = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions;

export type Reader = Readonly<{
  locale: string;
  /** An IANA name; `undefined` while nobody knows where the reader is. */
  timeZone: string | undefined;
}>;

/**
 * An instant on the reader's clock: "Tue, Dec 1, 14:00". The zone is named where the time of day alone would leave a
 * doubt: around a change of the clocks, and for a reader whose zone is not known. Minutes are cut, so that what is shown
 * of a deadline is never later than the deadline.
 */
export function momentText(at: Date, { locale, timeZone }: Reader): string {
  const zone = timeZone ?? 'UTC';
  const isDoubtful = timeZone === undefined || hasChangeNear(at, zone);
  return new Intl.DateTimeFormat(locale, {
    ...FIELDS,
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
