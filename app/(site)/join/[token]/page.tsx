import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { clockWords } from '@/app/clock-words';
import { SitDownForm } from '@/app/matches/[id]/sit-down-form';
import { Newcomer } from '@/app/practice/newcomer';
import { seatName } from '@/app/seat-names';
import { SeatRow } from '@/app/seat-row';
import { currentUser } from '@/lib/auth/session';
import type { MatchCard } from '@/lib/matches/reading/match-summary';
import { invitation } from '@/lib/matches/reading/queries';
import { Narrow, Sheet } from '../../narrow';
import { NoWayIn } from '../../no-way-in';
import { suggestedName } from '../../suggested-name';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join');
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** What a secret link leads to. Looking at it takes no seat. */
export default async function JoinPage({ params }: PageProps<'/join/[token]'>) {
  const { token } = await params;
  const user = await currentUser();
  const card = await invitation(token, user?.id);
  const t = await getTranslations();
  if (!card) return <NoWayIn title={t('join.wrongTitle')} why={t('join.wrong')} />;
  if (card.seats.some(({ isYou }) => isYou)) redirect(`/matches/${card.id}`);
  const closed = closedReason(card);
  if (closed) return <NoWayIn title={card.name} why={t(`join.${closed}`)} />;
  const host = card.seats.find(({ isOwner }) => isOwner);
  return (
    <Narrow
      title={t('join.title')}
      lead={t('join.lead', { host: host ? seatName(host, await getTranslations('seats')) : '', name: card.name })}
    >
      <Sheet>
        <div className="grid gap-2">
          <p className="text-ink-2 text-sm">
            {t(`games.${card.game}.name`)} · {t('seats.taken', { taken: card.seats.length, count: card.seatCount })}
          </p>
          <SeatRow seats={card.seats} seatCount={card.seatCount} size={26} />
          <p className="text-ink-2 text-sm">{await clockWords(card.clock, 'sentences')}</p>
        </div>
        <SitDownForm matchId={card.id} inviteToken={token} suggestedName={user ? undefined : await suggestedName()} />
        <Newcomer game={card.game} user={user} from={`/join/${token}`} />
      </Sheet>
    </Narrow>
  );
}

function closedReason({
  status,
  seats,
  seatCount,
}: MatchCard): 'running' | 'finished' | 'cancelled' | 'full' | undefined {
  if (status !== 'open') return status;
  return seats.length >= seatCount ? 'full' : undefined;
}
