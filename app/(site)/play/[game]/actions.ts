'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { refusedForm } from '@/app/form-state';
import { refusedByLobby } from '@/app/lobby-answer';
import { userOrNewGuest } from '@/app/new-guest';
import { formAction } from '@/app/server-action';
import { findGame } from '@/lib/games/registry';
import { quickMatch } from '@/lib/matches/table-creation';

const quickMatchSchema = z.object({
  game: z.string().max(40),
  opponents: z.coerce.number().int().min(1).max(10),
  bot: z.string().max(40),
});

/** The second click: a guest if nobody is signed in, a match against bots, and to the table. */
export const playNow = formAction(async (form) => {
  const t = await getTranslations('play');
  const wish = quickMatchSchema.safeParse(Object.fromEntries(form));
  if (!wish.success || !findGame(wish.data.game)) return refusedForm(form, t('unknownGame'));
  const { game, opponents, bot } = wish.data;
  const player = await userOrNewGuest(form);
  if (!player.ok) return refusedByLobby(form, player, 'playerName');
  const match = await quickMatch({
    userId: player.user.id,
    game,
    name: t('tableName', { name: player.user.name, count: opponents }),
    bots: Array.from({ length: opponents }, () => bot),
  });
  if (!match.ok) return refusedByLobby(form, match);
  redirect(`/matches/${match.matchId}`);
});
