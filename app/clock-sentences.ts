import type { ClockTerms } from '@/lib/engine/participant';
import { durationText } from '@/lib/i18n/duration-text';
import { sentencesText } from '@/lib/i18n/joined-text';

type Speaker = Readonly<{ say: (key: string, values?: Record<string, string | number>) => string; locale: string }>;

/** The clock that a table has agreed on, in sentences; `say` knows the texts below `clock.sentences`. */
export function clockSentences({ paceMs, bankMs, holidayDays }: ClockTerms, { say, locale }: Speaker): string {
  if (paceMs === null) return say('none');
  const sentences = [
    say('pace', { pace: durationText(paceMs, locale) }),
    bankMs > 0 ? say('bank', { bank: durationText(bankMs, locale) }) : say('noBank'),
    say('holidays', { count: holidayDays }),
  ];
  return sentencesText(sentences, locale);
}
