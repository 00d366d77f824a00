import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ownPath } from '@/lib/auth/own-path';
import { currentUser } from '@/lib/auth/session';
import { Narrow, Sheet } from '../narrow';
import { AddressForm } from './address-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('title') };
}

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const next = ownPath((await searchParams).next);
  const user = await currentUser();
  if (user?.email) redirect(next);
  const t = await getTranslations('signIn');
  return (
    <Narrow title={t('title')} lead={user ? t('leadForGuest', { name: user.name }) : t('lead')}>
      <Sheet>
        <AddressForm next={next} />
      </Sheet>
      <p className="text-ink-2 text-sm">{t('noPassword')}</p>
    </Narrow>
  );
}
