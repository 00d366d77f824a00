import { getLocale, getTranslations } from 'next-intl/server';
import type { ClockTerms } from '@/lib/engine/participant';
import { durationText } from '@/lib/i18n/duration-text';
import { clockSentences } from './clock-sentences';

/** The clock a table has agreed on: sentences for those who read, or a few words for a list. */
export async function clockWords(terms: ClockTerms, length: 'sentences' | 'short'): Promise<string> {
  const t = await getTranslations(`clock.${length}`);
  const locale = await getLocale();
  if (length === 'sentences') return clockSentences(terms, { say: t, locale });
  return terms.paceMs === null ? t('none') : t('pace', { pace: durationText(terms.paceMs, locale) });
}
