import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/auth/session';
import { openTables } from '@/lib/matches/reading/queries';
import { ButtonLink } from '@/lib/ui/button';
import { EmptyState } from '@/lib/ui/empty-state';
import { OpenTables } from '../open-tables';
import { PlayNow } from '../play-now';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tables');
  return { title: t('title') };
}

/** All of it at once: a list that came later would push what stands around it. */
export default async function TablesPage() {
  const [user, t] = [await currentUser(), await getTranslations('tables')];
  return (
    <div className="pt-2 md:pt-3">
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-title">{t('title')}</h1>
        <ButtonLink look="primary" href="/tables/new">
          {t('open')}
        </ButtonLink>
      </div>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0 border-ink border-t-[1.5px]">
          <Tables />
        </div>
        <PlayNow isSignedIn={user !== undefined} />
      </div>
    </div>
  );
}

async function Tables() {
  const user = await currentUser();
  const cards = await openTables(user?.id);
  if (cards.length > 0) return <OpenTables cards={cards} heading="h2" />;
  const t = await getTranslations('tables');
  return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>;
}
