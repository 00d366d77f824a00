const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How a time that is left is said: whole units, never more than there is. */
export type TimeLeft = Readonly<{ unit: 'minute' | 'hour' | 'day'; count: number }>;

/** From two days on in days, from two hours on in hours. Nothing is left of what is over. */
export function timeLeft(until: Date, now: Date): TimeLeft {
  const ms = Math.max(0, until.getTime() - now.getTime());
  if (ms >= 2 * DAY_MS) return { unit: 'day', count: Math.floor(ms / DAY_MS) };
  if (ms >= 2 * HOUR_MS) return { unit: 'hour', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'minute', count: Math.floor(ms / MINUTE_MS) };
}

/** As a language says it: "5 hours". */
export function timeLeftText(until: Date, now: Date, locale: string): string {
  const { unit, count } = timeLeft(until, now);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
