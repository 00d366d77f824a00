'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Somebody who comes back to this tab sees the page as it is now. */
export function RefreshOnReturn() {
  const router = useRouter();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') router.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [router]);
  return null;
}
