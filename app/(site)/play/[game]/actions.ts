'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { refusedForm } from '@/app/form-state';
import { inOneSentence, refusedByLobby } from '@/app/lobby-answer';
import { userOrNewGuest } from '@/app/new-guest';
import { formAction } from '@/app/server-action';
import type { Game } from '@/lib/engine/game';
import { findGame } from '@/lib/games/registry';
import type { LobbyResult } from '@/lib/matches/refusal';
import { quickMatch } from '@/lib/matches/tables/table-creation';
import { suggestedName } from '../../suggested-name';

const quickMatchSchema = z.object({
  game: z.string().max(40),
  opponents: z.coerce.number().int().min(1).max(10),
  bot: z.string().max(40),
});

const gameSchema = z.object({ game: z.string().max(40) });

/** One press: a guest by a plant's name if nobody is signed in, as many bots as the game likes best, and to the table. */
export const playAtOnce = formAction(async (form) => {
  const wish = gameSchema.safeParse(Object.fromEntries(form));
  const game = wish.success ? findGame(wish.data.game) : undefined;
  if (!game) return refusedForm(form, await unknownGame());
  form.set('playerName', await suggestedName());
  const player = await userOrNewGuest(form);
  if (!player.ok) return inOneSentence(form, player);
  const match = await matchAgainst(player.user, game, usualBots(game));
  if (!match.ok) return inOneSentence(form, match);
  redirect(`/matches/${match.matchId}`);
});

/** A guest if nobody is signed in, a match against the bots the form names, and to the table. */
export const playNow = formAction(async (form) => {
  const wish = quickMatchSchema.safeParse(Object.fromEntries(form));
  const game = wish.success ? findGame(wish.data.game) : undefined;
  if (!wish.success || !game) return refusedForm(form, await unknownGame());
  const { opponents, bot } = wish.data;
  const player = await userOrNewGuest(form);
  if (!player.ok) return refusedByLobby(form, player, 'playerName');
  const match = await matchAgainst(player.user, game, { opponents, bot });
  if (!match.ok) return refusedByLobby(form, match);
  redirect(`/matches/${match.matchId}`);
});

type Bots = Readonly<{ opponents: number; bot: string }>;

/** The strongest, as many as make the game its best. */
function usualBots({ metadata, bots }: Game): Bots {
  return { opponents: metadata.seats.suggested - 1, bot: bots.at(-1) ?? '' };
}

async function matchAgainst(
  user: Readonly<{ id: string; name: string }>,
  { metadata: { key } }: Game,
  { opponents, bot }: Bots,
): Promise<LobbyResult<{ matchId: string }>> {
  const t = await getTranslations('play');
  return quickMatch({
    userId: user.id,
    game: key,
    name: t('tableName', { name: user.name, count: opponents }),
    bots: Array.from({ length: opponents }, () => bot),
  });
}

async function unknownGame(): Promise<string> {
  const t = await getTranslations('play');
  return t('unknownGame');
}
