'use client';

import { useLocale } from 'next-intl';
import { useZone } from './use-zone';

const WEEK_MS = 6 * 86_400_000;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const NEAR = { weekday: 'short', ...TIME } as const;
const FAR = { weekday: 'short', day: 'numeric', month: 'short', ...TIME } as const;
const FULL = { dateStyle: 'full', timeStyle: 'long' } as const;

/** An instant on the reader's clock: "Tue 14:00", with its date from a week on, and all of it in the title. */
export function Moment({ at, now }: Readonly<{ at: number; now: number }>) {
  const [locale, timeZone] = [useLocale(), useZone()];
  const write = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...form, timeZone }).format(at);
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={write(FULL)}
      className="whitespace-nowrap font-semibold tabular-nums"
      // Server and browser may word the zone of the title differently.
      suppressHydrationWarning
    >
      {write(Math.abs(at - now) < WEEK_MS ? NEAR : FAR)}
    </time>
  );
}
