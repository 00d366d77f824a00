'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Notice } from '@/lib/ui/notice';

const BUSY_MS = 2_000;
const IDLE_MS = 15_000;
/** Without a touch for this long, nobody is likely to be looking. */
const IDLE_AFTER_MS = 120_000;
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

type LiveRefreshProps = Readonly<{
  matchId: string;
  /** Of the match as this page shows it. */
  pulse: string;
}>;

/** Fetches the page again when the match has moved. Nothing half chosen is lost: components keep their state. */
export function LiveRefresh({ matchId, pulse }: LiveRefreshProps) {
  const router = useRouter();
  const t = useTranslations('match');
  const [isOffline, setOffline] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastInput = Date.now();
    let isOver = false;
    const look = async () => {
      const latest = await latestPulse(matchId);
      // The answer may come when this page has been fetched again, or left.
      if (isOver) return;
      setOffline(latest === 'offline');
      if (latest !== 'offline' && latest !== pulse) router.refresh();
    };
    const wait = () => {
      clearTimeout(timer);
      if (isOver || document.visibilityState === 'hidden') return;
      const isIdle = Date.now() - lastInput > IDLE_AFTER_MS;
      timer = setTimeout(() => void look().then(wait), isIdle ? IDLE_MS : BUSY_MS);
    };
    const onInput = () => {
      lastInput = Date.now();
    };
    const onVisible = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') void look().then(wait);
    };
    for (const input of INPUTS) window.addEventListener(input, onInput, { passive: true });
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onVisible);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const input of INPUTS) window.removeEventListener(input, onInput);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onVisible);
    };
  }, [matchId, pulse, router]);

  return isOffline ? (
    <div className="fixed inset-x-4 top-16 z-20 mx-auto max-w-[420px]">
      <Notice>{t('offline')}</Notice>
    </div>
  ) : null;
}

/** The pulse of the match now; `offline` while the service cannot be reached. */
async function latestPulse(matchId: string): Promise<string> {
  try {
    const response = await fetch(`/api/v1/matches/${matchId}/pulse`, { cache: 'no-store' });
    if (response.status >= 500) return 'offline';
    const answer: { pulse?: string } = await response.json();
    return answer.pulse ?? 'gone';
  } catch {
    // No network, or the service restarts: the page says so and tries again.
    return 'offline';
  }
}
