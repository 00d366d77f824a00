import { createElement } from 'react';
import type { MatchMailTexts } from '@/emails/match-mail';
import { MatchMail } from '@/emails/match-mail';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { invitationLinkToken } from '@/lib/matches/tables/invitation-link';
import type { ReceivedInvitation } from '@/lib/matches/tables/invitation-lists';
import { receivedFromLink, receivedInvitations } from '@/lib/matches/tables/invitation-lists';
import type { OutgoingMail } from './mailer';
import { messageIdOf } from './mailer';
import { threadOf } from './match-mail';
import { renderedMail } from './rendered-mail';
import { unsubscribeHeaders, unsubscribeToken } from './unsubscribe';
import { voiceFor } from './voice';

type Invited = Readonly<{ userId: string; matchId: string; messageId: string }>;

/** To somebody with an account; `undefined` when the invitation does not stand any more, or mail is not wanted. */
export async function invitedMail({ userId, matchId, messageId }: Invited): Promise<OutgoingMail | undefined> {
  const [user, [invitation]] = await Promise.all([
    db.user.findUnique({ where: { id: userId } }),
    receivedInvitations(userId, { matchId }),
  ]);
  if (!user?.email || !user.invitationMails || !invitation) return undefined;
  const unsubscribe = unsubscribeToken({ userId, kind: 'invitationMails' });
  return compose({ invitation, to: user.email, locale: user.locale, messageId, unsubscribe });
}

/** To an address without an account; `undefined` when the table does not wait any more. */
export async function mailToAddress(
  to: Readonly<{ invitationId: string; email: string }>,
): Promise<OutgoingMail | undefined> {
  const invitation = await receivedFromLink(to.invitationId);
  if (!invitation) return undefined;
  const messageId = messageIdOf(to.invitationId);
  const unsubscribe = unsubscribeToken({ invitationId: to.invitationId, kind: 'address' });
  // Nobody knows what a stranger reads; who is invited most likely reads what the host does.
  const { locale } = await db.user.findUniqueOrThrow({ where: { id: invitation.host.id }, select: { locale: true } });
  return compose({ invitation, to: to.email, locale, messageId, unsubscribe });
}

type Letter = Readonly<{
  invitation: ReceivedInvitation;
  to: string;
  locale: string;
  messageId: string;
  unsubscribe: string;
}>;

async function compose({ invitation, to, locale, messageId, unsubscribe }: Letter): Promise<OutgoingMail> {
  const { say, locale: spoken } = await voiceFor(locale);
  const game = say(`games.${invitation.game}.name`);
  const values = { host: invitation.host.name, match: invitation.table, game };
  const lead = say('mails.invited.lead', { ...values, taken: invitation.taken, count: invitation.seatCount });
  const texts: MatchMailTexts = {
    locale: spoken,
    brand: say('site.name'),
    preview: lead,
    about: game,
    title: say('mails.invited.title', values),
    lead,
    action: {
      href: `${env().APP_URL}/invitations/${invitationLinkToken(invitation.id)}`,
      label: say('mails.invited.action'),
    },
    lines: undefined,
    opensWithLines: false,
    why: say('mails.invited.why', values),
    unsubscribe: { href: `${env().APP_URL}/unsubscribe/${unsubscribe}`, label: say('mails.invited.unsubscribe') },
  };
  const mail = createElement(MatchMail, { texts });
  return {
    to,
    subject: say('mails.invited.subject', values),
    ...(await renderedMail(mail)),
    messageId,
    thread: threadOf(invitation.matchId),
    headers: unsubscribeHeaders(unsubscribe),
  };
}
