import { getTranslations } from 'next-intl/server';
import { InvitationAnswer } from '@/app/(site)/invitations/received-invitations';
import { suggestedName } from '@/app/(site)/suggested-name';
import { LateActionButton } from '@/app/late-action-button';
import { Newcomer } from '@/app/practice/newcomer';
import { seatName } from '@/app/seat-names';
import type { CurrentUser } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { HowToPlay } from '@/lib/games/how-to-play';
import { findGame } from '@/lib/games/registry';
import type { MatchPage } from '@/lib/matches/reading/match-page';
import type { ReceivedInvitation } from '@/lib/matches/tables/invitation-lists';
import { receivedInvitations } from '@/lib/matches/tables/invitation-lists';
import { cancel, leave, start } from './actions';
import { InviteLink, SitDownForm } from './lobby-forms';
import { LobbySeats } from './lobby-seats';
import { SentInvitations } from './sent-invitations';
import { TableClock } from './table-clock';
import { TableOptions } from './table-options';

type LobbyProps = Readonly<{ page: MatchPage; user: CurrentUser | undefined }>;

/** A table before the start: who sits there, how it will be played, and what the reader can do. */
export async function Lobby({ page, user }: LobbyProps) {
  const t = await getTranslations();
  const { match, seats } = page;
  return (
    <div className="pt-2 md:pt-3">
      <p className="flex flex-wrap items-center gap-x-4 text-ink-2">
        {t(`games.${match.game}.name`)} · {t(`match.${match.visibility}`)}
        <HowToPlay game={match.game} className="underline" />
      </p>
      <h1 className="mb-6 text-title [overflow-wrap:anywhere]">{match.name}</h1>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <LobbySeats
          matchId={match.id}
          seats={seats}
          seatCount={match.seatCount}
          isOwner={match.isOwner}
          bots={findGame(match.game)?.bots ?? []}
        />
        <aside className="grid gap-4 rounded-lg bg-sheet p-5 shadow-md md:p-6 lg:row-span-2">
          <WhatNow page={page} user={user} />
          <Newcomer game={match.game} user={user} from={`/matches/${match.id}`} />
        </aside>
        <div className="grid min-w-0 gap-8">
          {match.inviteToken ? <InviteLink link={`${env().APP_URL}/join/${match.inviteToken}`} /> : null}
          {match.isOwner && user ? <SentInvitations matchId={match.id} ownerId={user.id} /> : null}
          <TableOptions game={match.game} options={match.options} />
          <TableClock match={match} />
        </div>
      </div>
    </div>
  );
}

async function WhatNow({ page, user }: LobbyProps) {
  if (page.match.isOwner) return <OwnersChoice page={page} />;
  if (page.you !== undefined) return <Seated page={page} user={user} />;
  const t = await getTranslations('match');
  if (page.seats.length >= page.match.seatCount) return <p>{t('full')}</p>;
  const [invitation] = user ? await receivedInvitations(user.id, { matchId: page.match.id }) : [];
  if (invitation) return <Invited invitation={invitation} />;
  return (
    <>
      <h2 className="text-lg">{t('notStarted')}</h2>
      <p className="text-ink-2 text-sm">{await startingRule(page)}</p>
      <SitDownForm matchId={page.match.id} suggestedName={user ? undefined : await suggestedName()} />
    </>
  );
}

async function Invited({ invitation }: Readonly<{ invitation: ReceivedInvitation }>) {
  const t = await getTranslations('invitations');
  return (
    <>
      <h2 className="text-lg">{t('youAreInvited', { host: invitation.host.name })}</h2>
      <InvitationAnswer invitation={invitation} />
    </>
  );
}

async function OwnersChoice({ page: { match, seats } }: Readonly<{ page: MatchPage }>) {
  const t = await getTranslations('match');
  const free = match.seatCount - seats.length;
  const bot = findGame(match.game)?.bots.at(-1);
  const isEnough = seats.length >= (findGame(match.game)?.metadata.seats.min ?? 2);
  return (
    <>
      <h2 className="text-lg">{t('notStarted')}</h2>
      <p className="text-ink-2 text-sm">{t(match.startsWhenFull && free > 0 ? 'autoStart' : 'youStart')}</p>
      {isEnough ? (
        <LateActionButton
          action={start}
          values={{ matchId: match.id }}
          busy={t('starting')}
          look="primary"
          size="large"
          wide
        >
          {t('start')}
        </LateActionButton>
      ) : null}
      {free > 0 && bot ? (
        <LateActionButton
          action={start}
          values={{ matchId: match.id, fillWith: bot }}
          busy={t('starting')}
          look={isEnough ? 'quiet' : 'primary'}
          wide
        >
          {t('startWithBots')}
        </LateActionButton>
      ) : null}
      <LateActionButton action={cancel} values={{ matchId: match.id }} busy={t('cancelling')} look="plain">
        {t('cancel')}
      </LateActionButton>
    </>
  );
}

async function Seated({ page, user }: LobbyProps) {
  const t = await getTranslations('match');
  return (
    <>
      <h2 className="text-lg">{t('notStarted')}</h2>
      <p className="text-ink-2 text-sm">{t(user?.email ? 'waitingForPlayers' : 'waitingForPlayersGuest')}</p>
      <p className="text-ink-2 text-sm">{await startingRule(page)}</p>
      <LateActionButton action={leave} values={{ matchId: page.match.id }} busy={t('leaving')}>
        {t('leave')}
      </LateActionButton>
    </>
  );
}

async function startingRule({ match, seats }: MatchPage): Promise<string> {
  const t = await getTranslations('match');
  if (match.startsWhenFull) return t('autoStart');
  const owner = seats.find(({ isOwner }) => isOwner);
  const names = await getTranslations('seats');
  return t('hostStarts', { name: owner ? seatName(owner, names) : match.name });
}
