const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type RoughDuration = Readonly<{ unit: 'seconds' | 'minutes' | 'hours' | 'days'; count: number }>;

/** As one would say it: one unit, and no more exact than that. */
export function roughDuration(seconds: number): RoughDuration {
  if (seconds < MINUTE) return { unit: 'seconds', count: Math.round(seconds) };
  if (seconds < 1.5 * HOUR) return { unit: 'minutes', count: Math.round(seconds / MINUTE) };
  if (seconds < 2 * DAY) return { unit: 'hours', count: Math.round(seconds / HOUR) };
  return { unit: 'days', count: Math.round(seconds / DAY) };
}
