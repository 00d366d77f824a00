import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isOffered } from '@/lib/auth/oauth-services';
import { ownPath } from '@/lib/auth/own-path';
import { currentUser } from '@/lib/auth/session';
import { Notice } from '@/lib/ui/notice';
import { Narrow, Sheet } from '../narrow';
import { AddressForm } from './address-form';
import { isOAuthProblem } from './oauth-problem';
import { ServiceButtons } from './service-buttons';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('title') };
}

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const { next: wish, problem, service } = await searchParams;
  const next = ownPath(wish);
  const user = await currentUser();
  if (user?.email) redirect(next);
  const t = await getTranslations('signIn');
  return (
    <Narrow title={t('title')} lead={user ? t('leadForGuest', { name: user.name }) : t('lead')}>
      {isOAuthProblem(problem) && typeof service === 'string' && isOffered(service) ? (
        <Notice kind="refusal">{t(`oauth.problems.${problem}`, { service: t(`oauth.services.${service}`) })}</Notice>
      ) : null}
      <Sheet>
        <AddressForm next={next} />
        <ServiceButtons next={next} />
      </Sheet>
      <p className="text-ink-2 text-sm">{t('noPassword')}</p>
    </Narrow>
  );
}
