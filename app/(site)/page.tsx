import { Suspense } from 'react';
import { currentUser } from '@/lib/auth/session';
import { Front } from './front';
import { Home } from './home';
import { HomeSkeleton } from './skeletons';

export default async function HomePage() {
  const user = await currentUser();
  if (!user) return <Front />;
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <Home user={user} />
    </Suspense>
  );
}
