import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NothingHere } from './nothing-here';
import { SiteFrame } from './site-frame';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('problems');
  return { title: t('notFoundTitle') };
}

export default function NotFound() {
  return (
    <SiteFrame>
      <NothingHere />
    </SiteFrame>
  );
}
