import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { currentUser } from '@/lib/auth/session';
import { waitingMatches } from '@/lib/matches/reading/queries';
import { Icon } from '@/lib/ui/icon';
import { PageLink } from '@/lib/ui/page-link';
import { tipped } from '@/lib/ui/tip';

/** Once for a page, in whichever frames it has them. */
const waitingFor = cache(waitingMatches);

type TurnsBadgeProps = Readonly<{
  /** The table that the reader sits at: what waits there needs no badge. */
  besides?: string;
}>;

/** The gold badge: how many tables wait for the reader. It leads to the one that has the least time. */
export async function TurnsBadge({ besides }: TurnsBadgeProps) {
  const user = await currentUser();
  if (!user) return null;
  const waiting = (await waitingFor(user.id)).filter((id) => id !== besides);
  const [next] = waiting;
  if (!next) return null;
  const t = await getTranslations();
  const count = waiting.length;
  const words = besides ? t('match.moreTurns', { count }) : t('site.turnsWait', { count });
  return (
    <PageLink
      href={`/matches/${next}`}
      prefetch={false}
      {...tipped}
      className="inline-flex min-h-11 flex-none items-center gap-1.5 whitespace-nowrap rounded-full bg-gold-soft px-3 font-semibold text-gold-ink text-sm no-underline hover:shadow-sm md:min-h-9"
    >
      <Icon name="point" size={16} />
      <span className="max-lg:sr-only">{words}</span>
      <span aria-hidden="true" className="tabular-nums lg:hidden">
        {count}
      </span>
    </PageLink>
  );
}
