import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ASKED_ID, IN_WORDS_ID, LOG_ID, STAGE_ID } from '@/lib/ui/asked';
import { Brand } from '@/lib/ui/brand';
import { Icon } from '@/lib/ui/icon';
import { PageLink } from '@/lib/ui/page-link';
import { tipped } from '@/lib/ui/tip';
import { SKIP_LINK } from './skip-link';
import { TurnsBadge } from './turns-badge';

type TableFrameProps = Readonly<{
  matchId: string;
  game: string;
  title: string;
  /** Game and round, beside the title. */
  meta: string;
  /** The same for a phone, where the board alone says which game it is. */
  shortMeta: string;
  /** To pages about this match. */
  links?: ReactNode;
  children: ReactNode;
}>;

/** The head of a table: no menu, only where one is, and whether other tables wait. The rest of the page is the table. */
export async function TableFrame({ matchId, game, title, meta, shortMeta, links, children }: TableFrameProps) {
  const t = await getTranslations('site');
  return (
    <div className="flex h-dvh min-h-0 flex-col">
      <SkipLinks game={game} />
      <header className="flex min-h-13 flex-none items-center gap-1 border-line border-b px-3 py-1 md:min-h-14 md:gap-3 md:px-6">
        <span className="hidden lg:inline-flex">
          <Brand name={t('name')} />
        </span>
        <PageLink
          href="/"
          aria-label={t('yourMatches')}
          {...tipped}
          className="-ml-1 grid size-11 flex-none place-items-center rounded-full hover:bg-sunk lg:hidden"
        >
          <Icon name="previous" size={20} />
        </PageLink>
        <span aria-hidden="true" className="hidden h-[22px] w-px bg-line-strong opacity-60 lg:block" />
        <div className="flex min-w-0 flex-1 flex-col lg:flex-row lg:items-baseline lg:gap-4">
          <h1 className="line-clamp-2 text-lg leading-tight [overflow-wrap:anywhere] max-lg:text-base max-lg:leading-tight">
            {title}
          </h1>
          <span className="truncate text-ink-3 text-xs lg:hidden">{shortMeta}</span>
          <span className="flex-none text-ink-3 text-sm max-lg:hidden">{meta}</span>
        </div>
        {links}
        <TurnsBadge besides={matchId} />
      </header>
      <main id="content" className="flex min-h-0 flex-1 flex-col">
        {children}
      </main>
    </div>
  );
}

/** The parts of a table that somebody at the keyboard goes to again and again. */
async function SkipLinks({ game }: Readonly<{ game: string }>) {
  const t = await getTranslations();
  const parts = [
    [ASKED_ID, t('ui.panel.label')],
    [IN_WORDS_ID, t('ui.inWords.title')],
    [STAGE_ID, t(`games.${game}.board.stage`)],
    [LOG_ID, t(`games.${game}.board.story.log`)],
  ] as const;
  return (
    <nav aria-label={t('site.skipToContent')}>
      {parts.map(([id, words]) => (
        <a key={id} href={`#${id}`} className={SKIP_LINK}>
          {words}
        </a>
      ))}
    </nav>
  );
}
