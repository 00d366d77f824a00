'use client';

import { useTimeZone } from 'next-intl';
import { useBrowserValue } from '@/lib/ui/use-browser-value';
import { UNKNOWN_ZONE } from './zone';

const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's time zone: the one the service knows, or else the browser's. */
export function useZone(): string {
  const known = useTimeZone() ?? UNKNOWN_ZONE;
  const own = useBrowserValue(zoneOfBrowser, known);
  return known === UNKNOWN_ZONE ? own : known;
}
