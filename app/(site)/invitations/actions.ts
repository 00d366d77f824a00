'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { FormState } from '@/app/form-state';
import { refusedForm, textsOf, UNTOUCHED } from '@/app/form-state';
import { sentenceOfLimit } from '@/app/limit-sentence';
import { refusedByLobby } from '@/app/lobby-answer';
import { userOrNewGuest } from '@/app/new-guest';
import { formAction } from '@/app/server-action';
import { emailSchema } from '@/lib/auth/email-schema';
import { findPersonNamed } from '@/lib/auth/known-people';
import { requireUser } from '@/lib/auth/session';
import { spend } from '@/lib/limits/spend';
import type { InvitationRefusal, LobbyRefusal, RefusedByLobby } from '@/lib/matches/refusal';
import { INVITATION_REFUSALS, refuse, refuseForNow } from '@/lib/matches/refusal';
import { readInvitationLink } from '@/lib/matches/tables/invitation-link';
import { openedInvitation } from '@/lib/matches/tables/invitation-lists';
import type { Invitee } from '@/lib/matches/tables/invitations';
import { declineInvitation, invite, withdrawInvitation } from '@/lib/matches/tables/invitations';
import { takeSeat } from '@/lib/matches/tables/lobby';

const wishSchema = z.object({ matchId: z.uuid(), who: z.string().trim().min(1).max(254) });
const ownSchema = z.object({ matchId: z.uuid(), invitationId: z.uuid() });
const answerSchema = z.object({ invitationId: z.uuid() });
const linkSchema = z.object({ token: z.string().max(200) });

type Refusal = RefusedByLobby<InvitationRefusal | LobbyRefusal>;

/** The owner of a table invites somebody by name, or writes to an address. */
export const inviteSomebody = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const t = await getTranslations('invitations');
  const wish = wishSchema.safeParse(textsOf(form));
  if (!wish.success) return refusedForm(form, t('nobodyNamed'), 'who');
  const invitee = await inviteeOf(wish.data.who);
  if ('reason' in invitee) return refused(form, invitee, 'who');
  const limited = await spend('invitation', userId);
  if (!limited.ok) return refused(form, refuseForNow('invitation', limited.retryAfterSeconds), 'who');
  const invited = await invite({ userId, matchId: wish.data.matchId, invitee });
  if (!invited.ok) return refused(form, invited, 'who');
  refresh();
  return { ...UNTOUCHED, done: t('invited', { who: wish.data.who }) };
});

/** Something with an @ is an address; names are looked up as they are written. */
async function inviteeOf(who: string): Promise<Invitee | RefusedByLobby<InvitationRefusal>> {
  const email = emailSchema.safeParse(who);
  if (email.success) return { email: email.data };
  const userId = await findPersonNamed(who);
  if (userId !== undefined) return { userId };
  return refuse(who.includes('@') ? 'malformed-address' : 'nobody-called');
}

export const takeBack = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = ownSchema.safeParse(textsOf(form));
  if (!wish.success) return refused(form, refuse('no-such-invitation'));
  const withdrawn = await withdrawInvitation({ ...wish.data, userId });
  refresh();
  return withdrawn.ok ? UNTOUCHED : refused(form, withdrawn);
});

/** Who is invited says no, on the home page or in the lobby. */
export const decline = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = answerSchema.safeParse(textsOf(form));
  if (!wish.success) return refused(form, refuse('no-such-invitation'));
  const declined = await declineInvitation({ invitationId: wish.data.invitationId, userId });
  if (!declined.ok) return refused(form, declined);
  redirect('/');
});

/** Whoever holds the mail may say no, signed in or not. */
export const declineByLink = formAction(async (form) => {
  const invitationId = invitationOfLink(form);
  const declined = invitationId ? await declineInvitation({ invitationId }) : refuse('no-such-invitation');
  if (!declined.ok) return refused(form, declined);
  const t = await getTranslations('invitations');
  return { ...UNTOUCHED, done: t('declinedDone') };
});

/** Sits down with the link of a mail, as whoever is signed in or as a guest. */
export const acceptByLink = formAction(async (form) => {
  const invitationId = invitationOfLink(form);
  const opened = invitationId ? await openedInvitation(invitationId) : undefined;
  if (!opened) return refused(form, refuse('no-such-invitation'));
  const player = await userOrNewGuest(form);
  if (!player.ok) return refusedByLobby(form, player, 'playerName');
  const matchId = opened.row.id;
  const taken = await takeSeat({ matchId, userId: player.user.id, invitationId: opened.id });
  if (!taken.ok) return refused(form, taken);
  redirect(`/matches/${matchId}`);
});

function invitationOfLink(form: FormData): string | undefined {
  const link = linkSchema.safeParse(textsOf(form));
  return link.success ? readInvitationLink(link.data.token) : undefined;
}

async function refused(form: FormData, { reason, values }: Refusal, field?: string): Promise<FormState> {
  const t = await getTranslations();
  const isOwn = INVITATION_REFUSALS.some((known) => known === reason);
  const sentence = await sentenceOfLimit(values);
  return refusedForm(form, sentence ?? t(`${isOwn ? 'invitations' : 'lobby'}.refusals.${reason}`, values), field);
}
