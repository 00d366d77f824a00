'use client';

import { useEffect } from 'react';
import { onFirstSigns } from './first-signs';

/** Tells the words of every mark on the page, as soon as there is somebody to read them. */
export function Tips() {
  useEffect(() => {
    const stopping = new AbortController();
    onFirstSigns(stopping.signal, async (latest) => {
      const { tellTips } = await import('./tip-listeners');
      tellTips(stopping.signal, latest());
    });
    return () => stopping.abort();
  }, []);
  return null;
}
