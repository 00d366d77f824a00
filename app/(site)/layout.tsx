import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/app/site-frame';
import { browserTexts } from '@/lib/i18n/messages';
import { MoreTexts } from '@/lib/i18n/more-texts';

export default async function SiteLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <MoreTexts texts={browserTexts(await getMessages(), 'site')}>
      <SiteFrame>{children}</SiteFrame>
    </MoreTexts>
  );
}
