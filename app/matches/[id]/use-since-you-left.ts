'use client';

import { useLocale } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { momentText } from '@/lib/i18n/moment-text';
import type { SinceYouLeft } from '@/lib/ui/since-you-left';
import { useZone } from './at-table/use-zone';

/** A glance shorter than this has seen nothing. */
const LOOKED_AT_MS = 3_000;

/** The last step a reader saw, 0 for none, and when. */
export type LastLook = Readonly<{ step: number; at: Date | null }>;

type Looking = Readonly<{
  matchId: string;
  /** The step shown; undefined in history. */
  step: number | undefined;
  /** `undefined` while that is not known. */
  last: LastLook | undefined;
  /** Keeps for the next visit how far the reader has seen it now. */
  remember: (step: number) => void;
}>;

/**
 * How far the reader has seen the match. What is missed when the table comes into sight stays told until the reader says
 * so or acts; what happens before the reader's eyes is seen after a while.
 */
export function useSinceYouLeft({ matchId, step = 0, last, remember }: Looking) {
  const { look, setLook, isMissing, setIsMissing } = useLook(step, last);
  const told = useRef(0);
  const mark = useCallback(() => {
    setLook({ step, at: new Date() });
    setIsMissing(false);
    if (step <= told.current) return;
    told.current = step;
    remember(step);
  }, [step, remember, setLook, setIsMissing]);
  const seen = look?.step;
  useEffect(() => {
    if (step === 0 || isMissing || seen === undefined) return;
    let timer: number | undefined;
    const onChange = () => {
      window.clearTimeout(timer);
      const isVisible = document.visibilityState === 'visible';
      if (isVisible) timer = window.setTimeout(mark, LOOKED_AT_MS);
      if (isVisible && seen < step) setIsMissing(true);
      // Until now the reader was there.
      if (!isVisible && seen === step && told.current === step) {
        setLook({ step, at: new Date() });
        remember(step);
      }
    };
    if (document.visibilityState === 'visible') timer = window.setTimeout(mark, LOOKED_AT_MS);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [step, seen, isMissing, mark, remember, setLook, setIsMissing]);
  return { since: useTold(matchId, look, { isMissing: isMissing && seen !== undefined && seen < step, mark }), mark };
}

/** What is known of the reader's last look, and whether something was missed since. */
function useLook(step: number, last: LastLook | undefined) {
  const [look, setLook] = useState(() => begun(last, step));
  const [isMissing, setIsMissing] = useState(look !== undefined && look.step < step);
  // It has just become known, or another device was further.
  if (last && (!look || last.step > look.step)) {
    const known = begun(last, step);
    setLook(known);
    if (!look) setIsMissing(last.step > 0 && last.step < step);
  }
  if (isMissing && look && look.step >= step) setIsMissing(false);
  return { look, setLook, isMissing, setIsMissing };
}

/** Who has never looked has missed nothing. */
function begun(last: LastLook | undefined, step: number): LastLook | undefined {
  return last && last.step === 0 ? { step, at: null } : last;
}

type Missing = Readonly<{ isMissing: boolean; mark: () => void }>;

function useTold(matchId: string, look: LastLook | undefined, { isMissing, mark }: Missing): SinceYouLeft | undefined {
  const [locale, timeZone] = [useLocale(), useZone()];
  return useMemo(
    () =>
      isMissing && look
        ? {
            step: look.step,
            when: look.at ? momentText(look.at, { locale, timeZone, now: new Date() }) : '',
            historyAt: (step) => `/matches/${matchId}/history/${step}`,
            markSeen: mark,
          }
        : undefined,
    [isMissing, look, locale, timeZone, matchId, mark],
  );
}
