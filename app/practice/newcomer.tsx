import { getTranslations } from 'next-intl/server';
import type { CurrentUser } from '@/lib/auth/session';
import { hasPlayed } from '@/lib/matches/tables/practice';
import { LearnButton } from './learn-button';

type NewcomerProps = Readonly<{
  game: string;
  user: CurrentUser | undefined;
  /** The page of the table that waits. */
  from: string;
}>;

/** Where a table waits, for those who have never sat at one of this game: a way to learn it meanwhile. */
export async function Newcomer({ game, user, from }: NewcomerProps) {
  if (user && (await hasPlayed(user.id, game))) return null;
  const t = await getTranslations('practice');
  return (
    <div className="grid justify-items-start gap-1 border-line border-t pt-3">
      <p className="text-ink-2 text-sm">{t('newcomer')}</p>
      <LearnButton game={game} from={from} look="plain" />
    </div>
  );
}
