const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'day', ms: 24 * 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
] as const;

/** A length of time that was agreed on, as a language says it: "3 days", "8 hours". */
export function durationText(ms: number, locale: string): string {
  const { unit, ms: each } = UNITS.find((one) => ms >= one.ms && ms % one.ms === 0) ?? {
    unit: 'minute',
    ms: MINUTE_MS,
  };
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / each));
}
