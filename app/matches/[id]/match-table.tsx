import Link from 'next/link';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { namedSeats } from '@/app/seat-names';
import { TableFrame } from '@/app/table-frame';
import { gameMessages } from '@/lib/i18n/messages';
import type { MatchPage } from '@/lib/matches/match-page';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { LiveTable } from './live-table';
import { roundsOf } from './rounds';

type MatchTableProps = Readonly<{
  page: MatchPage;
  /** An earlier version: nothing can be chosen. */
  isHistory?: boolean;
  /** Above the board. */
  children?: ReactNode;
}>;

/** A match on the table: the game's board with this viewer's part of it. */
export async function MatchTable({ page, isHistory = false, children }: MatchTableProps) {
  const t = await getTranslations();
  const { match, seats, viewer, view, prompts, log, you, step } = page;
  const round = roundsOf(log).length;
  const game = t(`games.${match.game}.name`);
  const players = namedSeats(seats, await getTranslations('seats'));
  return (
    <TableFrame
      matchId={match.id}
      title={match.name}
      meta={round > 0 ? t('match.round', { game, round }) : game}
      links={isHistory ? null : <MatchLinks page={page} />}
    >
      {children}
      <NextIntlClientProvider messages={gameMessages(await getMessages(), match.game)}>
        <LiveTable
          matchId={match.id}
          game={match.game}
          seen={isHistory || you === undefined ? undefined : step}
          table={{ viewer, view, prompts, log, players, readOnly: isHistory || match.status === 'cancelled' }}
        />
      </NextIntlClientProvider>
    </TableFrame>
  );
}

async function MatchLinks({ page: { match, step } }: Readonly<{ page: MatchPage }>) {
  const t = await getTranslations('match');
  const links: readonly { href: string; icon: IconName; word: string }[] = [
    ...(match.status === 'finished' || match.status === 'cancelled'
      ? [{ href: `/matches/${match.id}/proof`, icon: 'check', word: t('proof') } as const]
      : []),
    { href: `/matches/${match.id}/history/${step}`, icon: 'history', word: t('history') },
  ];
  return links.map(({ href, icon, word }) => (
    <Link
      key={href}
      href={href}
      prefetch={false}
      title={word}
      className="inline-flex min-h-11 flex-none items-center gap-1.5 rounded-full px-2 text-ink-2 text-sm no-underline hover:bg-sunk hover:text-ink"
    >
      <Icon name={icon} size={18} />
      <span className="max-md:sr-only">{word}</span>
    </Link>
  ));
}
