'use server';

import { randomUUID } from 'node:crypto';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { suggestedName } from '@/app/(site)/suggested-name';
import { refusedForm } from '@/app/form-state';
import { inOneSentence } from '@/app/lobby-answer';
import { userOrNewGuest } from '@/app/new-guest';
import { buttonAction, formAction } from '@/app/server-action';
import { ownPath } from '@/lib/auth/own-path';
import { requireUser } from '@/lib/auth/session';
import { findGame } from '@/lib/games/registry';
import { spend } from '@/lib/limits/spend';
import { leavePractice, practise } from '@/lib/matches/tables/practice';
import { rememberWayBack, wayBackFrom } from './way-back';

const learnSchema = z.object({ game: z.string().max(40), from: z.string().max(200) });
const leaveSchema = z.object({ matchId: z.uuid() });

/** One press: a guest by a plant's name if nobody is signed in, and to the practice table of the game. */
export const learnByPlaying = formAction(async (form) => {
  const t = await getTranslations();
  const wish = learnSchema.safeParse(Object.fromEntries(form));
  if (!wish.success || !findGame(wish.data.game)) return refusedForm(form, t('play.unknownGame'));
  const { game, from } = wish.data;
  form.set('playerName', await suggestedName());
  const player = await userOrNewGuest(form);
  if (!player.ok) return inOneSentence(form, player);
  const name = t('practice.tableName', { game: t(`games.${game}.name`) });
  const table = await practise({ userId: player.user.id, game, name });
  if (!table.ok) return inOneSentence(form, table);
  await rememberWayBack(table.matchId, ownPath(from));
  redirect(`/matches/${table.matchId}`);
});

/** Away from a practice table for good, to the page before it; one that cannot be cleared now is forgotten later. */
export const stopPractising = buttonAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = leaveSchema.safeParse(Object.fromEntries(form));
  const limited = await spend('at-table', userId);
  if (wish.success && limited.ok) await leavePractice({ ...wish.data, userId, commandId: randomUUID() });
  redirect(wish.success ? await wayBackFrom(wish.data.matchId) : '/');
});
