'use client';

import { useTranslations } from 'next-intl';
import type { LogLine } from '@/lib/engine/game-definition';

/** A line of the log as what somebody did, without saying who. */
export function usePhrase() {
  const t = useTranslations('games.citadels');
  return ({ key, values }: LogLine) => {
    const deed = `board.deeds.${key}`;
    return { kind: 'message', key: t.has(deed) ? deed : `log.${key}`, values } as const;
  };
}
