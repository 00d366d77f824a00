import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { inboxMails } from '@/lib/notifications/dev-inbox';
import { EmptyState } from '@/lib/ui/empty-state';
import { PageLink } from '@/lib/ui/page-link';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('inbox');
  return { title: t('title'), robots: { index: false } };
}

/** Every mail this server would have sent. Only there while it has no mail server. */
export default async function InboxPage() {
  if (env().SMTP_URL) notFound();
  const t = await getTranslations('inbox');
  const format = await getFormatter();
  const mails = await inboxMails();
  return (
    <div className="max-w-[760px] pt-2 md:pt-3">
      <h1 className="text-title">{t('title')}</h1>
      <p className="mt-2 mb-5 text-ink-2">{t('lead')}</p>
      {mails.length === 0 ? <EmptyState title={t('none')}>{t('noneHint')}</EmptyState> : null}
      <ul>
        {mails.map(({ id, to, subject, createdAt }) => (
          <li key={id}>
            <PageLink
              href={`/inbox/${id}`}
              className="grid gap-x-4 rounded-sm border-line border-b px-1.5 py-3 no-underline hover:bg-sheet md:grid-cols-[minmax(0,1fr)_auto]"
            >
              <b className="min-w-0 font-semibold">{subject}</b>
              <span className="text-ink-3 text-sm">{format.relativeTime(createdAt, new Date())}</span>
              <span className="break-all text-ink-2 text-sm">{to}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
