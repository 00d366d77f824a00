'use server';

import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { textsOf } from '@/app/form-state';
import { refusedByLobby } from '@/app/lobby-answer';
import { nameTaken } from '@/app/name-taken';
import { formAction, serverAction } from '@/app/server-action';
import { chooseMails, renameUser } from '@/lib/auth/accounts';
import { ownPath } from '@/lib/auth/own-path';
import { requireUser } from '@/lib/auth/session';
import { readName } from '@/lib/matches/tables/names';
import { A_YEAR, siteCookie } from '@/lib/requests/site-cookie';
import type { Theme } from '@/lib/ui/theme';
import { parseTheme, THEME_COOKIE } from '@/lib/ui/theme';

export const changeName = formAction(async (form) => {
  const user = await requireUser('/settings');
  const text = z.string().safeParse(form.get('name'));
  const read = readName(text.data ?? '', 'player');
  if (!read.ok) return refusedByLobby(form, read, 'name');
  const renamed = await renameUser(user.id, read.name);
  if (renamed.outcome === 'name-taken') return refusedByLobby(form, await nameTaken(read.name), 'name');
  if (form.has('next')) redirect(ownPath(form.get('next')));
  refresh();
  const t = await getTranslations('settings');
  return { done: t('saved'), values: { ...textsOf(form), name: read.name } };
});

export const changeMails = formAction(async (form) => {
  const user = await requireUser('/settings');
  await chooseMails(user.id, {
    turnMails: form.has('turnMails'),
    finishMails: form.has('finishMails'),
    mentionMails: form.has('mentionMails'),
    invitationMails: form.has('invitationMails'),
  });
  refresh();
  const t = await getTranslations('settings');
  return { done: t('saved'), values: textsOf(form) };
});

/** Keeps the choice of colours on this browser. For everybody, signed in or not. */
export const rememberTheme = serverAction(async (theme: Theme): Promise<void> => {
  (await cookies()).set(THEME_COOKIE, parseTheme(theme), { ...siteCookie(), maxAge: A_YEAR });
});
