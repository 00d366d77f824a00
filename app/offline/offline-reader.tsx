'use client';

import { useEffect } from 'react';
import { installOfflineWorker, tellOfflineWorker } from '@/lib/offline/offline-worker';

type OfflineReaderProps = Readonly<{
  /** None while the site is being developed: then nothing is kept. */
  build: string | undefined;
  user: string | undefined;
  language: string;
}>;

/** Tells the device who reads, so that it keeps that reader's tables, and nobody else's. */
export function OfflineReader({ build, user, language }: OfflineReaderProps) {
  useEffect(() => {
    if (build === undefined) return;
    const tell = () => tellOfflineWorker({ type: 'reader', user: user ?? null, language });
    const leave = installOfflineWorker(build, tell);
    tell();
    return leave;
  }, [build, user, language]);
  return null;
}
