import { getTranslations } from 'next-intl/server';
import { LateActionButton } from '@/app/late-action-button';
import { sitDown } from '@/app/matches/[id]/actions';
import type { ReceivedInvitation } from '@/lib/matches/tables/invitation-lists';
import { PageLink } from '@/lib/ui/page-link';
import { Portrait } from '@/lib/ui/portrait';
import { SectionHead } from '../section-head';
import { decline } from './actions';

/** Tables that wait for the reader's yes or no. */
export async function ReceivedInvitations({ invitations }: Readonly<{ invitations: readonly ReceivedInvitation[] }>) {
  const t = await getTranslations('invitations');
  if (invitations.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('title')} />
      <ul>
        {invitations.map((invitation) => (
          <Received key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

async function Received({ invitation }: Readonly<{ invitation: ReceivedInvitation }>) {
  const t = await getTranslations();
  const { matchId, table, game, host, taken, seatCount } = invitation;
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-line border-b px-0.5 py-3 md:grid-cols-[40px_minmax(0,1fr)_auto]">
      <Portrait id={host.id} size={40} />
      <div className="min-w-0">
        <h3 className="text-base [overflow-wrap:anywhere]">
          <PageLink href={`/matches/${matchId}`} prefetch={false} className="no-underline hover:underline">
            {table}
          </PageLink>
        </h3>
        <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
          {t('invitations.from', { host: host.name, game: t(`games.${game}.name`) })}
        </p>
        <p className="text-ink-2 text-sm">{t('seats.taken', { taken, count: seatCount })}</p>
      </div>
      <div className="col-span-2 md:col-span-1">
        <InvitationAnswer invitation={invitation} />
      </div>
    </li>
  );
}

/** Yes or no, for somebody who is signed in. */
export async function InvitationAnswer({ invitation }: Readonly<{ invitation: ReceivedInvitation }>) {
  const t = await getTranslations();
  const { id, matchId, table } = invitation;
  return (
    <div className="flex flex-wrap gap-2">
      <LateActionButton
        action={sitDown}
        values={{ matchId }}
        busy={t('match.sittingDown')}
        label={t('tables.sitDownAt', { name: table })}
        look="primary"
        size="small"
      >
        {t('match.sitDown')}
      </LateActionButton>
      <LateActionButton
        action={decline}
        values={{ invitationId: id }}
        busy={t('invitations.declining')}
        label={t('invitations.declineAt', { name: table })}
        size="small"
      >
        {t('invitations.decline')}
      </LateActionButton>
    </div>
  );
}
