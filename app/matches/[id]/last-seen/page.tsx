import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { Notice } from '@/lib/ui/notice';
import { lookUpMatch } from '../match-lookup';
import { MatchTable } from '../match-table';

export async function generateMetadata({ params }: PageProps<'/matches/[id]/last-seen'>): Promise<Metadata> {
  const found = await lookUpMatch((await params).id);
  // The list of tables that are kept on a device is made of these titles: the match's name and nothing else.
  return { title: found ? { absolute: found.page.match.name } : null, robots: { index: false, follow: false } };
}

/** A table for looking only, as the service worker keeps it on the device of a reader who has seen it. */
export default async function LastSeenRoute({ params }: PageProps<'/matches/[id]/last-seen'>) {
  const found = await lookUpMatch((await params).id);
  if (!found?.user || found.page.view === undefined) notFound();
  const t = await getTranslations('offline');
  const format = await getFormatter();
  const when = format.dateTime(new Date(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div data-reader={found.user.id} className="contents">
      <MatchTable page={found.page} isHistory>
        <Notice className="m-3 flex-none md:mx-6">{t('asLastSeen', { when })}</Notice>
      </MatchTable>
    </div>
  );
}
