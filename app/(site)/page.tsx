import { currentUser } from '@/lib/auth/session';
import { Front } from './front';
import { Home } from './home';

export default async function HomePage() {
  const user = await currentUser();
  return user ? <Home user={user} /> : <Front />;
}
