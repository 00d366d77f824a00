import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { clockWords } from '@/app/clock-words';
import { SeatRow } from '@/app/seat-row';
import { currentUser } from '@/lib/auth/session';
import { clockOf, seatsOf } from '@/lib/matches/reading/match-summary';
import { readInvitationLink } from '@/lib/matches/tables/invitation-link';
import type { OpenedInvitation } from '@/lib/matches/tables/invitation-lists';
import { openedInvitation } from '@/lib/matches/tables/invitation-lists';
import { ButtonLink } from '@/lib/ui/button';
import { Narrow, Sheet } from '../../narrow';
import { NoWayIn } from '../../no-way-in';
import { suggestedName } from '../../suggested-name';
import { AnswerForms } from './answer-forms';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join');
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** What the link of an invitation's mail leads to. Mail scanners come here too: only the buttons answer. */
export default async function InvitationPage({ params }: PageProps<'/invitations/[token]'>) {
  const { token } = await params;
  const id = readInvitationLink(token);
  const opened = id ? await openedInvitation(id) : undefined;
  const t = await getTranslations('invitations');
  if (!opened) return <NoWayIn title={t('wrongTitle')} why={t('wrong')} />;
  const user = await currentUser();
  const { row } = opened;
  if (user && row.seats.some(({ userId }) => userId === user.id)) redirect(`/matches/${row.id}`);
  const closed = closedReason(opened);
  if (closed) return <NoWayIn title={row.name} why={closed.own ? t(closed.key) : await joinText(closed.key)} />;
  if (opened.userId !== null && opened.userId !== user?.id) {
    return <ForSomebodyElse token={token} isSignedIn={user !== undefined} />;
  }
  return <Invited opened={opened} token={token} isSignedIn={user !== undefined} />;
}

type Closed = Readonly<{ own: true; key: 'withdrawn' | 'answered' }> | Readonly<{ own: false; key: ClosedTable }>;
type ClosedTable = 'running' | 'finished' | 'cancelled' | 'full';

function closedReason({ status, row }: OpenedInvitation): Closed | undefined {
  if (status === 'withdrawn') return { own: true, key: 'withdrawn' };
  if (row.status !== 'open') return { own: false, key: row.status };
  if (status !== 'open') return { own: true, key: 'answered' };
  return row.seats.length >= row.seatCount ? { own: false, key: 'full' } : undefined;
}

async function joinText(key: ClosedTable): Promise<string> {
  const t = await getTranslations('join');
  return t(key);
}

type InvitedProps = Readonly<{ opened: OpenedInvitation; token: string; isSignedIn: boolean }>;

async function Invited({ opened: { row }, token, isSignedIn }: InvitedProps) {
  const t = await getTranslations();
  const host = row.seats.find(({ userId }) => userId === row.ownerId)?.user?.name ?? '';
  return (
    <Narrow title={t('join.title')} lead={t('join.lead', { host, name: row.name })}>
      <Sheet>
        <div className="grid gap-2">
          <p className="text-ink-2 text-sm">
            {t(`games.${row.game}.name`)} · {t('seats.taken', { taken: row.seats.length, count: row.seatCount })}
          </p>
          <SeatRow seats={seatsOf(row, undefined)} seatCount={row.seatCount} size={26} />
          <p className="text-ink-2 text-sm">{await clockWords(clockOf(row), 'sentences')}</p>
        </div>
        <AnswerForms token={token} suggestedName={isSignedIn ? undefined : await suggestedName()} />
      </Sheet>
    </Narrow>
  );
}

/** By name somebody is invited, and nobody else. */
async function ForSomebodyElse({ token, isSignedIn }: Readonly<{ token: string; isSignedIn: boolean }>) {
  const t = await getTranslations('invitations');
  const signIn = `/sign-in?${new URLSearchParams({ next: `/invitations/${token}` })}`;
  return (
    <Narrow title={t('title')} lead={t(isSignedIn ? 'forSomebodyElse' : 'signInFirst')}>
      {isSignedIn ? null : (
        <ButtonLink look="primary" size="large" href={signIn}>
          {t('signIn')}
        </ButtonLink>
      )}
    </Narrow>
  );
}
