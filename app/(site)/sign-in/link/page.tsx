import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { maskedAddress } from '@/lib/auth/masked-address';
import { ownPath } from '@/lib/auth/own-path';
import { currentUser } from '@/lib/auth/session';
import { inspectLink } from '@/lib/auth/sign-in-request';
import { ButtonLink } from '@/lib/ui/button';
import { Notice } from '@/lib/ui/notice';
import { Narrow, Sheet } from '../../narrow';
import { LinkForm } from './link-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('linkTitle'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Mail scanners open this page first. It only looks; the button's POST signs in. */
export default async function LinkPage({ searchParams }: PageProps<'/sign-in/link'>) {
  const { token, next: wish } = await searchParams;
  const next = ownPath(wish);
  const t = await getTranslations('signIn');
  const link = await inspectLink(typeof token === 'string' ? token : '');
  if (link.outcome === 'refused') {
    return (
      <Narrow title={t('linkBroken')} lead={t(`refusals.${link.reason}`)}>
        <ButtonLink look="primary" size="large" href={`/sign-in?${new URLSearchParams({ next })}`}>
          {t('newLink')}
        </ButtonLink>
      </Narrow>
    );
  }
  const user = await currentUser();
  const isElsewhere = link.guestId !== null && user?.id !== link.guestId;
  return (
    <Narrow
      title={t('linkTitle')}
      lead={t(link.changeForId === null ? 'linkLead' : 'changeLead', { address: maskedAddress(link.email) })}
    >
      {isElsewhere ? <Notice>{t('guestElsewhere')}</Notice> : null}
      <Sheet>
        <LinkForm token={String(token)} next={next} isChange={link.changeForId !== null} />
      </Sheet>
    </Narrow>
  );
}
