import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isOffered } from '@/lib/auth/oauth-services';
import { Narrow, Sheet } from '../../../narrow';
import { HandOver } from './hand-over';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('title'), robots: { index: false } };
}

/** Where a service sends people back to. It only looks; the POST of its form, by itself or by hand, signs in. */
export default async function BackFromServicePage({ params, searchParams }: PageProps<'/sign-in/with/[service]'>) {
  const { service } = await params;
  if (!isOffered(service)) notFound();
  const { code, state } = await searchParams;
  if (typeof code !== 'string' || typeof state !== 'string') {
    redirect(`/sign-in?${new URLSearchParams({ problem: 'denied', service })}`);
  }
  const t = await getTranslations('signIn');
  return (
    <Narrow title={t('linkTitle')} lead={t('oauth.back', { service: t(`oauth.services.${service}`) })}>
      <Sheet>
        <HandOver action={`/api/auth/callback/${service}`} code={code} state={state} />
      </Sheet>
    </Narrow>
  );
}
