import { useLocale } from 'next-intl';
import { sentenceGap } from '@/lib/i18n/joined-text';

/** What stands between two sentences in the reader's language. */
export function SentenceGap() {
  return sentenceGap(useLocale());
}
