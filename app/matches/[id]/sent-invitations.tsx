import { getTranslations } from 'next-intl/server';
import { takeBack } from '@/app/(site)/invitations/actions';
import { LateActionButton } from '@/app/late-action-button';
import { companionsOf } from '@/lib/matches/people/people';
import type { SentInvitation } from '@/lib/matches/tables/invitation-lists';
import { sentInvitations } from '@/lib/matches/tables/invitation-lists';
import { InviteForm } from './lobby-forms';

/** For the owner of a table: whom to ask, whose answer is open, and who does not come. */
export async function SentInvitations({ matchId, ownerId }: Readonly<{ matchId: string; ownerId: string }>) {
  const [sent, companions] = await Promise.all([sentInvitations({ matchId, userId: ownerId }), companionsOf(ownerId)]);
  return (
    <section className="grid gap-3">
      <InviteForm matchId={matchId} companions={companions} />
      {sent.length > 0 ? (
        <ul>
          {sent.map((invitation) => (
            <Sent key={invitation.id} matchId={matchId} invitation={invitation} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

async function Sent({ matchId, invitation }: Readonly<{ matchId: string; invitation: SentInvitation }>) {
  const t = await getTranslations('invitations');
  const { id, to, status } = invitation;
  const who = to.kind === 'person' ? to.name : to.email;
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-line border-b py-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <bdi className="font-semibold">{who}</bdi>{' '}
        <span className="text-ink-2 text-sm">{t(status === 'open' ? 'waiting' : 'cannotCome')}</span>
      </span>
      <LateActionButton
        action={takeBack}
        values={{ matchId, invitationId: id }}
        busy={t('takingBack')}
        label={t(status === 'open' ? 'takeBackFrom' : 'removeFrom', { who })}
        size="small"
        look="plain"
      >
        {t(status === 'open' ? 'takeBack' : 'remove')}
      </LateActionButton>
    </li>
  );
}
