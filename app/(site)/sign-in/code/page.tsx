import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { maskedAddress } from '@/lib/auth/masked-address';
import { ownPath } from '@/lib/auth/own-path';
import { addressOfRequest } from '@/lib/auth/sign-in-request';
import { env } from '@/lib/env';
import { Notice } from '@/lib/ui/notice';
import { PageLink } from '@/lib/ui/page-link';
import { Narrow, Sheet } from '../../narrow';
import { rememberedRequest } from '../request-cookie';
import { CodeForm } from './code-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('codeTitle') };
}

export default async function CodePage({ searchParams }: PageProps<'/sign-in/code'>) {
  const next = ownPath((await searchParams).next);
  const t = await getTranslations('signIn');
  const requestId = rememberedRequest(await cookies());
  const email = requestId ? await addressOfRequest(requestId) : undefined;
  const again = `/sign-in?${new URLSearchParams({ next })}`;
  return (
    <Narrow title={t('codeTitle')} lead={email ? t('codeLead', { address: maskedAddress(email) }) : t('noRequest')}>
      {email ? (
        <Sheet>
          <CodeForm next={next} />
        </Sheet>
      ) : null}
      {email && !env().SMTP_URL ? (
        <Notice>
          {t.rich('inbox', {
            link: (words) => (
              <PageLink href="/inbox" className="underline">
                {words}
              </PageLink>
            ),
          })}
        </Notice>
      ) : null}
      <p className="text-ink-2 text-sm">
        {t.rich('another', {
          link: (words) => (
            <PageLink href={again} className="underline">
              {words}
            </PageLink>
          ),
        })}
      </p>
    </Narrow>
  );
}
