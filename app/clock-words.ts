import { getLocale, getTranslations } from 'next-intl/server';
import type { ClockTerms } from '@/lib/engine/participant';
import { durationText } from '@/lib/i18n/duration-text';

/** The clock a table has agreed on: sentences for those who read, or a few words for a list. */
export async function clockWords(terms: ClockTerms, length: 'sentences' | 'short'): Promise<string> {
  const t = await getTranslations('clock');
  const locale = await getLocale();
  const { paceMs, bankMs, holidayDays } = terms;
  if (paceMs === null) return t(`${length}.none`);
  const pace = t(`${length}.pace`, { pace: durationText(paceMs, locale) });
  if (length === 'short') return pace;
  const bank = bankMs > 0 ? t('sentences.bank', { bank: durationText(bankMs, locale) }) : t('sentences.noBank');
  return [pace, bank, t('sentences.holidays', { count: holidayDays })].join(' ');
}
