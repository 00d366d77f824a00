'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LiveNotice } from '@/lib/ui/notice';
import { hearOfChat, tablePart } from './chat-news';
import { whenHandsAreFree } from './hands';
import type { PulseChannel } from './pulse-channel';
import { pulseChannel } from './pulse-channel';
import { pulseSource } from './pulse-source';

/** The answer to a move brings the page along, and several changes often come together. */
const GATHER_MS = 200;
/** Streams are few in a browser: a tab that nobody looks at gives its own back. */
const HIDDEN_MS = 30_000;

type LiveRefreshProps = Readonly<{
  /** Where the API tells the pulse of this page. */
  source: string;
  /** Of the page as it is shown. */
  pulse: string;
}>;

/** Fetches the page again when it has changed. Nothing half chosen is lost: components keep their state. */
export function LiveRefresh({ source, pulse }: LiveRefreshProps) {
  const t = useTranslations('match');
  const [isOffline, setOffline] = useState(false);
  const refreshUntil = useRefreshUntil(pulse);

  useEffect(() => {
    const channel = pulseChannel(pulseSource(source), {
      onPulse: (latest) => {
        hearOfChat(source, latest);
        refreshUntil(latest);
      },
      onReachable: (isReachable) => setOffline(!isReachable),
    });
    const unfollow = followAttention(channel);
    return () => {
      unfollow();
      channel.rest();
    };
  }, [source, refreshUntil]);

  // In the flow of the page: it covers nothing that somebody may want to see or press.
  return (
    <div className="sticky top-0 z-20 flex-none">
      <LiveNotice>{isOffline ? t('offline') : null}</LiveNotice>
    </div>
  );
}

/** Fetches the page again, with a little patience, unless it has the given pulse. */
function useRefreshUntil(pulse: string): (latest: string) => void {
  const router = useRouter();
  const shown = useRef(pulse);
  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    shown.current = pulse;
  }, [pulse]);
  useEffect(() => () => pending.current?.(), []);
  return useCallback(
    (latest: string) => {
      pending.current?.();
      const hasChanged = () => tablePart(latest) !== tablePart(shown.current);
      if (!hasChanged()) return;
      let cancel = () => clearTimeout(timer);
      const timer = setTimeout(() => {
        cancel = whenHandsAreFree(() => {
          if (hasChanged()) router.refresh();
        });
      }, GATHER_MS);
      pending.current = () => cancel();
    },
    [router],
  );
}

/** Listens while somebody may look at this tab, and looks at once when somebody comes back. */
function followAttention(channel: PulseChannel): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let hidden: ReturnType<typeof setTimeout> | undefined;
  let isResting = true;
  const rest = () => {
    isResting = true;
    channel.rest();
  };
  const wake = () => {
    clearTimeout(hidden);
    isResting = false;
    channel.wake();
  };
  const onVisibility = () => {
    clearTimeout(hidden);
    if (document.visibilityState === 'hidden') hidden = setTimeout(rest, HIDDEN_MS);
    else if (isResting) wake();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', rest, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  window.addEventListener('online', wake, { signal });
  window.addEventListener('offline', () => channel.loseNetwork(), { signal });
  if (document.visibilityState === 'visible') wake();
  return () => {
    clearTimeout(hidden);
    stopping.abort();
  };
}
