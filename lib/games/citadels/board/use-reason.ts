'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Refused } from '../refusals';

type Reason = NonNullable<Refused>;

/** Why something is not possible now: as the rules say it, and in a word or two where there is little room. */
export function useReason() {
  const t = useTranslations('games.citadels');
  return useMemo(() => {
    const full = ({ reason, values }: Reason) => t(`refusals.${reason}`, { ...values });
    const short = (refusal: Reason) => {
      const key = `board.short.${refusal.reason}`;
      return t.has(key) ? t(key, { ...refusal.values }) : full(refusal);
    };
    return { full, short };
  }, [t]);
}
