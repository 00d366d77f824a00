'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Time to look at what has changed, beside the motion that shows it. */
const LOOKED_AT_MS = 2_200;

/** Goes on by itself, once all that moves has arrived. */
export function PlayOn({ to }: Readonly<{ to: string }>) {
  const router = useRouter();
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(async () => {
      await Promise.allSettled(movingNow().map(({ finished }) => finished));
      if (!isLeft) router.replace(to, { scroll: false });
    }, LOOKED_AT_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [to, router]);
  return null;
}

/** What turns for ever is not waited for. */
function movingNow(): readonly Animation[] {
  return document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
}
