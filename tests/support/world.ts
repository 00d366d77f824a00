import { issueSignInRequest } from '@/lib/auth/sign-in-request';
import { db } from '@/lib/db';
import { invitationLinkToken } from '@/lib/matches/tables/invitation-link';
import { invite } from '@/lib/matches/tables/invitations';
import { startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import { unsubscribeToken } from '@/lib/notifications/unsubscribe';
import { choose, granted, guestNamed, openTable, runningMatch, signUp } from './people';

export type World = Awaited<ReturnType<typeof smallWorld>>;

/** A bit of everything that a service holds: people, tables and matches in every state, mails and links. */
export async function smallWorld() {
  const city = { game: 'ginkgopolis', options: {} };
  const { matchId: running, users } = await runningMatch(2, city);
  const [owner = '', other = ''] = users;
  const finished = await finishedMatch({ owner, other });
  const stranger = await signUp('Sam');
  const guest = await guestNamed('Gus');
  const open = await openTable(stranger, { ...city, visibility: 'link' });
  const { inviteToken } = await db.match.findUniqueOrThrow({ where: { id: open } });
  granted(await invite({ userId: stranger, matchId: open, invitee: { email: 'new@example.org' } }));
  const invitation = await db.invitation.findFirstOrThrow({ where: { matchId: open } });
  const issued = await issueSignInRequest({ email: 'new@example.org', guestId: guest });
  if (issued.outcome !== 'issued') throw new Error('No link to sign in with');
  const mail = await db.devMail.create({
    data: { to: 'a@example.org', subject: 'A', html: '<p>A</p>', text: 'A', headers: {}, messageId: '<a@example.org>' },
  });
  return {
    people: { owner, other, stranger, guest },
    matches: { running, finished, open },
    inviteToken,
    invitationToken: invitationLinkToken(invitation.id),
    signInToken: issued.token,
    unsubscribeToken: unsubscribeToken({ userId: owner, kind: 'turnMails' }),
    mailId: mail.id,
  };
}

async function finishedMatch({ owner, other }: Readonly<{ owner: string; other: string }>): Promise<string> {
  const matchId = await openTable(owner, { game: 'ginkgopolis', options: {} });
  granted(await takeSeat({ matchId, userId: other }));
  granted(await startMatch({ matchId, userId: owner }));
  let isAsked = true;
  while (isAsked) {
    const asked = [await choose({ matchId, userId: owner }), await choose({ matchId, userId: other })];
    isAsked = asked.includes(true);
  }
  return matchId;
}
