import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { browserTexts } from '@/lib/i18n/messages';
import { MoreTexts } from '@/lib/i18n/more-texts';

export default async function MatchesLayout({ children }: Readonly<{ children: ReactNode }>) {
  return <MoreTexts texts={browserTexts(await getMessages(), 'matches')}>{children}</MoreTexts>;
}
