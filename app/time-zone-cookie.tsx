'use client';

import { useEffect } from 'react';
import { rememberTimeZone } from './time-zone-action';

/** Tells the server which time zone this browser is in, when that is news to it. */
export function TimeZoneCookie({ known }: Readonly<{ known: string | undefined }>) {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (timeZone === known) return;
    // If that fails, the next page tells it again.
    rememberTimeZone(timeZone).catch(() => undefined);
  }, [known]);
  return null;
}
