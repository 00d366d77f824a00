import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentUser } from '@/lib/auth/session';
import { waitingMatches } from '@/lib/matches/queries';
import { Brand } from '@/lib/ui/brand';
import { Icon } from '@/lib/ui/icon';
import { SkipLink } from './site-frame';

type TableFrameProps = Readonly<{
  matchId: string;
  title: string;
  /** Game and round, beside the title. */
  meta: ReactNode;
  /** To pages about this match. */
  links?: ReactNode;
  children: ReactNode;
}>;

/** The head of a table: no menu, only where one is, and whether other tables wait. The rest of the page is the table. */
export async function TableFrame({ matchId, title, meta, links, children }: TableFrameProps) {
  const t = await getTranslations('site');
  return (
    <div className="flex h-dvh flex-col">
      <SkipLink />
      <header className="flex h-13 flex-none items-center gap-3 border-line border-b px-3 md:h-14 md:gap-4 md:px-6">
        <span className="hidden md:inline-flex">
          <Brand name={t('name')} />
        </span>
        <Link
          href="/"
          aria-label={t('yourMatches')}
          className="-ml-1 grid size-11 flex-none place-items-center rounded-full hover:bg-sunk md:hidden"
        >
          <Icon name="previous" size={20} />
        </Link>
        <span aria-hidden="true" className="hidden h-[22px] w-px bg-line-strong opacity-60 md:block" />
        <div className="flex min-w-0 flex-1 flex-col md:flex-row md:items-baseline md:gap-4">
          <h1 className="truncate text-lg leading-tight">{title}</h1>
          <span className="truncate text-ink-3 text-xs md:text-sm">{meta}</span>
        </div>
        {links}
        <OtherTurns matchId={matchId} />
      </header>
      <main id="content" className="flex min-h-0 flex-1 flex-col">
        {children}
      </main>
    </div>
  );
}

/** The next table that waits for the reader. */
async function OtherTurns({ matchId }: Readonly<{ matchId: string }>) {
  const user = await currentUser();
  const t = await getTranslations('match');
  if (!user) return null;
  const others = (await waitingMatches(user.id)).filter((id) => id !== matchId);
  const [next] = others;
  if (!next) return null;
  return (
    <Link
      href={`/matches/${next}`}
      className="inline-flex min-h-9 flex-none items-center gap-1.5 whitespace-nowrap rounded-full bg-gold-soft px-3 font-semibold text-gold-ink text-sm no-underline hover:shadow-sm max-md:min-h-11"
    >
      <Icon name="point" size={16} />
      <span className="max-md:sr-only">{t('moreTurns', { count: others.length })}</span>
      <span aria-hidden="true" className="md:hidden">
        {others.length}
      </span>
    </Link>
  );
}
