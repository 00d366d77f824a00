import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/app/site-frame';
import { assertNever } from '@/lib/engine/decision';
import { CancelledTable } from './cancelled-table';
import { LiveRefresh } from './live-refresh';
import { Lobby } from './lobby';
import { lookUpMatch } from './match-lookup';
import { MatchTable } from './match-table';

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
  const live = <LiveRefresh matchId={id} pulse={page.pulse} />;
  switch (status) {
    case 'open':
      return (
        <SiteFrame>
          <Lobby page={page} user={user} />
          {live}
        </SiteFrame>
      );
    case 'cancelled':
      return (
        <SiteFrame>
          <CancelledTable name={page.match.name} />
        </SiteFrame>
      );
    case 'running':
      return (
        <>
          <MatchTable page={page} />
          {live}
        </>
      );
    case 'finished':
      return <MatchTable page={page} />;
    default:
      return assertNever(status);
  }
}
