import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { currentUser } from '@/lib/auth/session';
import { waitingMatches } from '@/lib/matches/reading/queries';
import { Front } from './front';
import { Home } from './home';
import { HomeSkeleton } from './skeletons';

/** The tab says how many turns wait, while its reader is elsewhere. */
export async function generateMetadata(): Promise<Metadata> {
  const user = await currentUser();
  const count = user ? (await waitingMatches(user.id)).length : 0;
  if (count === 0) return {};
  const t = await getTranslations('site');
  return { title: { absolute: t('turnsInTitle', { count, name: t('name') }) } };
}

export default async function HomePage() {
  const user = await currentUser();
  if (!user) return <Front />;
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <Home user={user} />
    </Suspense>
  );
}
