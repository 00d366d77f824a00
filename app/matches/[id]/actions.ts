'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { FormState } from '@/app/form-state';
import { refusedForm, textsOf, UNTOUCHED } from '@/app/form-state';
import { refusedByLobby } from '@/app/lobby-answer';
import { userOrNewGuest } from '@/app/new-guest';
import { formAction, serverAction } from '@/app/server-action';
import { requireUser } from '@/lib/auth/session';
import { tableClockSchema } from '@/lib/matches/clock/table-clock-schema';
import type { LobbyResult } from '@/lib/matches/refusal';
import {
  addBot,
  cancelTable,
  changeClock,
  emptySeat,
  leaveTable,
  startMatch,
  takeSeat,
} from '@/lib/matches/tables/lobby';
import { openRematch } from '@/lib/matches/tables/rematch';
import type { Answer, Answered } from './answer';
import { answerPrompt } from './answer';
import type { TableWish } from './table-wish';
import { answerTableWish } from './table-wish';

const tableSchema = z.object({ matchId: z.uuid() });
const invitationSchema = tableSchema.extend({ inviteToken: z.string().max(200).optional() });
const botSchema = tableSchema.extend({ bot: z.string().max(40) });
const seatSchema = tableSchema.extend({ seat: z.coerce.number().int().min(0).max(20) });
const clockSchema = tableSchema.extend(tableClockSchema.shape);
const startSchema = tableSchema.extend({ fillWith: z.string().max(40).optional() });

export const sitDown = formAction(async (form) => {
  const wish = invitationSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) return malformed(form);
  const player = await userOrNewGuest(form);
  if (!player.ok) return refusedByLobby(form, player, 'playerName');
  const { matchId, inviteToken } = wish.data;
  const taken = await takeSeat({ matchId, userId: player.user.id, ...(inviteToken ? { inviteToken } : {}) });
  if (!taken.ok) return refusedByLobby(form, taken);
  redirect(`/matches/${matchId}`);
});

export const leave = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = tableSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) return malformed(form);
  const left = await leaveTable({ ...wish.data, userId });
  if (!left.ok) return refusedByLobby(form, left);
  redirect('/');
});

export const seatBot = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = botSchema.safeParse(Object.fromEntries(form));
  return wish.success ? shown(form, await addBot({ ...wish.data, userId })) : malformed(form);
});

export const freeSeat = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = seatSchema.safeParse(Object.fromEntries(form));
  return wish.success ? shown(form, await emptySeat({ ...wish.data, userId })) : malformed(form);
});

export const start = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = startSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) return malformed(form);
  const { matchId, fillWith } = wish.data;
  return shown(form, await startMatch({ matchId, userId, ...(fillWith ? { fillWith } : {}) }));
});

export const cancel = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = tableSchema.safeParse(Object.fromEntries(form));
  return wish.success ? shown(form, await cancelTable({ ...wish.data, userId })) : malformed(form);
});

export const setClock = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = clockSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) return malformed(form);
  const { matchId, ...clock } = wish.data;
  const changed = await changeClock({ matchId, userId, clock });
  refresh();
  if (!changed.ok) return refusedByLobby(form, changed);
  const t = await getTranslations('clock');
  return { done: t('changed'), values: textsOf(form) };
});

/** To the table where the people of a finished match meet again. */
export const playAgain = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = tableSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) return malformed(form);
  const opened = await openRematch({ ...wish.data, userId });
  if (!opened.ok) return refusedByLobby(form, opened);
  redirect(`/matches/${opened.matchId}`);
});

/** The table as it is now, or the sentence why not. */
async function shown(form: FormData, result: LobbyResult<object>): Promise<FormState> {
  refresh();
  return result.ok ? UNTOUCHED : refusedByLobby(form, result);
}

async function malformed(form: FormData): Promise<FormState> {
  const t = await getTranslations('match');
  return refusedForm(form, t('malformed'));
}

/** A move. The table as it is now comes along with the answer, whatever that is. */
export const sendCommand = serverAction(async (answer: Answer): Promise<Answered> => {
  const result = await answerPrompt(answer);
  refresh();
  return result;
});

/** Something done at the table beside choosing. The table as it is now comes along with the answer. */
export const sendTableCommand = serverAction(async (wish: TableWish): Promise<Answered> => {
  const result = await answerTableWish(wish);
  refresh();
  return result;
});
