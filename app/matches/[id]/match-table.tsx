import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { namedSeats } from '@/app/seat-names';
import { TableFrame } from '@/app/table-frame';
import { gameMessages } from '@/lib/i18n/messages';
import type { MatchPage } from '@/lib/matches/match-page';
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
  const { match, seats, viewer, view, prompts, log, canAct } = page;
  const round = roundsOf(log).length;
  const game = t(`games.${match.game}.name`);
  return (
    <TableFrame matchId={match.id} title={match.name} meta={round > 0 ? t('match.round', { game, round }) : game}>
      {children}
      <NextIntlClientProvider messages={gameMessages(await getMessages(), match.game)}>
        <LiveTable
          matchId={match.id}
          game={match.game}
          table={{ viewer, view, prompts, log, players: namedSeats(seats, await getTranslations('seats')) }}
          readOnly={isHistory || !canAct}
        />
      </NextIntlClientProvider>
    </TableFrame>
  );
}
