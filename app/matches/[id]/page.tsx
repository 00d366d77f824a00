import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LiveRefresh } from '@/app/live/live-refresh';
import { Steady } from '@/app/live/steady';
import { OfflineTable } from '@/app/offline/offline-table';
import { PracticeOver } from '@/app/practice/practice-over';
import { SiteFrame } from '@/app/site-frame';
import type { CurrentUser } from '@/lib/auth/session';
import { assertNever } from '@/lib/engine/decision';
import type { MatchPage } from '@/lib/matches/reading/match-page';
import { CancelledTable } from './cancelled-table';
import { Lobby } from './lobby';
import { lookUpMatch } from './match-lookup';
import { MatchTable } from './match-table';
import { Rematch } from './rematch';

export async function generateMetadata({ params }: PageProps<'/matches/[id]'>): Promise<Metadata> {
  const found = await lookUpMatch((await params).id);
  const robots = { index: false, follow: false };
  if (!found) return { robots };
  const { match, canAct, prompts } = found.page;
  const t = await getTranslations('match');
  const isYourTurn = canAct && prompts.some(({ settled }) => !settled);
  return { title: isYourTurn ? t('yourTurnIn', { name: match.name }) : match.name, robots };
}

export default async function MatchRoute({ params }: PageProps<'/matches/[id]'>) {
  const found = await lookUpMatch((await params).id);
  if (!found) notFound();
  const { page, user } = found;
  const { id, status } = page.match;
  // When a match is over its chat goes on, for those who are signed in.
  const isGoingOn = status === 'open' || status === 'running' || (page.match.startedAt !== null && user !== undefined);
  return (
    // A table is as high as the window, together with what is told above it.
    <div className="flex flex-col has-data-table:max-h-dvh">
      {isGoingOn ? <LiveRefresh source={`/api/v1/matches/${id}`} pulse={page.pulse} /> : null}
      <Steady>
        <MatchNow page={page} user={user} />
      </Steady>
      {user && page.view !== undefined ? <OfflineTable matchId={id} user={user.id} pulse={page.pulse} /> : null}
    </div>
  );
}

function MatchNow({ page, user }: Readonly<{ page: MatchPage; user: CurrentUser | undefined }>) {
  const { status, name } = page.match;
  switch (status) {
    case 'open':
      return (
        <SiteFrame>
          <Lobby page={page} user={user} />
        </SiteFrame>
      );
    case 'cancelled':
      return page.match.startedAt ? (
        <MatchTable page={page} />
      ) : (
        <SiteFrame>
          <CancelledTable name={name} />
        </SiteFrame>
      );
    case 'running':
      return <MatchTable page={page} />;
    case 'finished':
      return (
        <MatchTable page={page}>
          {page.match.practice ? <PracticeOver match={page.match} /> : <Rematch page={page} />}
        </MatchTable>
      );
    default:
      return assertNever(status);
  }
}
