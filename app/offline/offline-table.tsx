'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { tellOfflineWorker } from '@/lib/offline/offline-worker';

/** Tables often change several times within a moment. */
const SETTLED_MS = 1_500;

type OfflineTableProps = Readonly<{
  matchId: string;
  user: string;
  /** Changes with what the reader sees. */
  pulse: string;
}>;

/** Has the table that is looked at kept on the device. */
export function OfflineTable({ matchId, user, pulse }: OfflineTableProps) {
  const language = useLocale();
  useEffect(() => {
    const timer = setTimeout(() => tellOfflineWorker({ type: 'table', matchId, user, language, pulse }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [matchId, user, language, pulse]);
  return null;
}
