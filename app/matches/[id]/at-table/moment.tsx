'use client';

import { useLocale } from 'next-intl';
import { momentText } from '@/lib/i18n/moment-text';
import { tipWith } from '@/lib/ui/tip';
import { useZone } from './use-zone';

const FULL = { dateStyle: 'full', timeStyle: 'long' } as const;

/** An instant on the reader's clock: "Tue 14:00", with its date from a week on, and all of it in the title. */
export function Moment({ at, now }: Readonly<{ at: number; now: number }>) {
  const [locale, timeZone] = [useLocale(), useZone()];
  return (
    <time
      dateTime={new Date(at).toISOString()}
      {...tipWith(new Intl.DateTimeFormat(locale, { ...FULL, timeZone }).format(at))}
      className="whitespace-nowrap font-semibold tabular-nums"
      // Server and browser may word the zone of the title differently.
      suppressHydrationWarning
    >
      {momentText(new Date(at), { locale, timeZone, now: new Date(now) })}
    </time>
  );
}
