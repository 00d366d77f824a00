import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readUnsubscribeToken } from '@/lib/notifications/unsubscribe';
import { ButtonLink } from '@/lib/ui/button';
import { Narrow, Sheet } from '../../narrow';
import { UnsubscribeForm } from './unsubscribe-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unsubscribe');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Shows what the link would switch off. Mail scanners come here too: only the button acts. */
export default async function UnsubscribePage({ params }: PageProps<'/unsubscribe/[token]'>) {
  const { token } = await params;
  const t = await getTranslations('unsubscribe');
  const wish = readUnsubscribeToken(token);
  if (!wish)
    return (
      <Narrow title={t('wrongTitle')} lead={t('wrong')}>
        <ButtonLink look="primary" size="large" href="/settings">
          {t('toSettings')}
        </ButtonLink>
      </Narrow>
    );
  return (
    <Narrow title={t('title')} lead={t(wish.kind)}>
      <Sheet>
        <UnsubscribeForm token={token} />
      </Sheet>
      <p className="text-ink-2 text-sm">{t('signInMails')}</p>
    </Narrow>
  );
}
