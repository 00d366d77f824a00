import { getMessages, getTimeZone, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PracticeButtons } from '@/app/practice/practice-buttons';
import { ReaderMenu, ReaderMenuItems } from '@/app/reader-menu';
import { namedSeats, seatName } from '@/app/seat-names';
import { TableFrame } from '@/app/table-frame';
import { currentUser } from '@/lib/auth/session';
import type { BoardPlayer } from '@/lib/games/board-props';
import { HowToPlay } from '@/lib/games/how-to-play';
import { gameTexts } from '@/lib/i18n/messages';
import { MoreTexts } from '@/lib/i18n/more-texts';
import type { MatchPage } from '@/lib/matches/reading/match-page';
import { tableMenu } from '@/lib/matches/tables/table-menu';
import { IN_WORDS_ID } from '@/lib/ui/asked';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { PageLink } from '@/lib/ui/page-link';
import { tipped } from '@/lib/ui/tip';
import type { TableFacts } from './at-table/table-facts';
import { tableFacts } from './at-table/table-facts';
import { TableMenu } from './at-table/table-menu';
import { TableStatus } from './at-table/table-status';
import { MatchChat } from './chat/match-chat';
import { LiveTable } from './live-table';
import { recentLog } from './recent-log';
import { roundBeginnings } from './round-beginnings';
import { writtenTable } from './written-table';

type MatchTableProps = Readonly<{
  page: MatchPage;
  /** An earlier version: nothing can be chosen. */
  isHistory?: boolean;
  /** In a replay: what happened after this step is shown in motion. */
  replayedAfter?: number | undefined;
  /** Above the board. */
  children?: ReactNode;
}>;

/** A match on the table: the game's board with this viewer's part of it. */
export async function MatchTable({ page, isHistory = false, replayedAfter, children }: MatchTableProps) {
  const t = await getTranslations();
  const { match, seats, viewer, view, prompts, log, you, step } = page;
  const round = roundBeginnings(log).length;
  const game = t(`games.${match.game}.name`);
  const named = namedSeats(seats, await getTranslations('seats'));
  // Who is away now says nothing about an earlier step.
  const players = isHistory ? named.map(({ absence: _, ...player }) => player) : named;
  const facts = isHistory ? undefined : await factsAtTable(page);
  const now = Date.now();
  const told = recentLog(log, isHistory ? 0 : page.lastSeenStep);
  const help = `/rules/${match.game}`;
  const meta = (what: string) => [match.practice ? t('practice.mark') : '', what].filter(Boolean).join(' · ');
  return (
    <TableFrame
      matchId={match.id}
      game={match.game}
      title={match.name}
      meta={meta(round > 0 ? t('match.round', { game, round }) : game)}
      shortMeta={meta(round > 0 ? t('history.round', { round }) : game)}
      links={isHistory ? <ReaderMenu help={help} /> : <TableLinks {...{ page, players, facts, now, help }} />}
    >
      {facts ? <TableStatus facts={facts} now={now} /> : null}
      {children}
      <MoreTexts texts={gameTexts(await getMessages(), match)}>
        <LiveTable
          matchId={match.id}
          game={match.game}
          lastLook={you === undefined ? undefined : { step: page.lastSeenStep, at: page.lastSeenAt }}
          step={isHistory ? undefined : step}
          table={writtenTable({
            ...{ viewer, view, prompts, log: told, players },
            readOnly: isHistory || match.status === 'cancelled',
            practice: match.practice && !isHistory,
            motionAfter: isHistory ? replayedAfter : match.status === 'cancelled' ? undefined : page.lastSeenStep,
          })}
        />
      </MoreTexts>
    </TableFrame>
  );
}

type TableLinksProps = Readonly<{
  page: MatchPage;
  players: readonly BoardPlayer[];
  facts: TableFacts | undefined;
  now: number;
  help: string;
}>;

/** What leads away from the board: the chat, what is about the match, and what is about the reader. */
function TableLinks({ page, players, facts, now, help }: TableLinksProps) {
  const { id, practice, status } = page.match;
  return (
    <>
      {practice ? null : <MatchChat matchId={id} summary={page.chat} players={players} />}
      <MatchLinks page={page} />
      {practice && status === 'running' ? <PracticeButtons matchId={id} /> : null}
      {facts?.status === 'running' ? (
        <TableMenu facts={facts} now={now}>
          <div className="border-line border-t pt-2">
            <ReaderMenuItems help={help} />
          </div>
        </TableMenu>
      ) : (
        <ReaderMenu help={help} />
      )}
    </>
  );
}

async function factsAtTable(page: MatchPage): Promise<TableFacts | undefined> {
  const user = await currentUser();
  const t = await getTranslations('seats');
  const asking = user && { matchId: page.match.id, userId: user.id, timeZone: await getTimeZone() };
  const menu = asking && page.match.status === 'running' ? await tableMenu(asking) : undefined;
  return tableFacts({ page, menu, nameOf: (seat) => seatName(seat, t) });
}

async function MatchLinks({ page: { match, step } }: Readonly<{ page: MatchPage }>) {
  const t = await getTranslations('match');
  const words = (await getTranslations('ui.inWords'))('title');
  const links: readonly { href: string; icon: IconName; word: string }[] = [
    ...(match.status === 'finished' || match.status === 'cancelled'
      ? [{ href: `/matches/${match.id}/proof`, icon: 'check', word: t('proof') } as const]
      : []),
    { href: `/matches/${match.id}/history/${step}`, icon: 'history', word: t('history') },
  ];
  return (
    <>
      {/* On a phone the question mark beside the question leads there. */}
      <HowToPlay game={match.game} className={`${HEAD_LINK} max-lg:hidden`} />
      <a href={`#${IN_WORDS_ID}`} {...tipped} className={`${HEAD_LINK} max-lg:hidden`}>
        <Icon name="list" size={18} />
        <span className="sr-only">{words}</span>
      </a>
      {links.map(({ href, icon, word }) => (
        <PageLink key={href} href={href} prefetch={false} {...tipped} className={HEAD_LINK}>
          <Icon name={icon} size={18} />
          <span className="max-lg:sr-only">{word}</span>
        </PageLink>
      ))}
    </>
  );
}

const HEAD_LINK =
  'inline-flex min-h-11 flex-none items-center gap-1.5 rounded-full px-2 text-ink-2 text-sm no-underline hover:bg-sunk hover:text-ink';
