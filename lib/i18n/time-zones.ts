/** Where a browser keeps its own time zone, for the server to read. */
export const TIME_ZONE_COOKIE = 'time-zone';

/** The name of a time zone as IANA lists it, or `undefined` for anything else. */
export function parseTimeZone(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^[A-Za-z][\w+/-]{1,40}$/.test(text)) return undefined;
  try {
    // As it was written: runtimes do not agree on which of two names for a zone is the right one.
    new Intl.DateTimeFormat('en', { timeZone: text });
    return text;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function isTimeZone(text: unknown): boolean {
  return parseTimeZone(text) !== undefined;
}

/** All there are to choose from, with the one that is chosen even if it is none of them. */
export function timeZones(chosen: string | undefined): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set(['UTC', ...(chosen === undefined ? [] : [chosen]), ...known])].sort();
}
