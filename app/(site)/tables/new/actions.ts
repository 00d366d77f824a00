'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { refusedForm, textsOf } from '@/app/form-state';
import { refusedByLobby } from '@/app/lobby-answer';
import { userOrNewGuest } from '@/app/new-guest';
import { formAction } from '@/app/server-action';
import { tableClockSchema } from '@/lib/matches/clock/table-clock-schema';
import { VISIBILITIES } from '@/lib/matches/stream/match-status';
import { createTable } from '@/lib/matches/tables/table-creation';
import { OPTION_PREFIX } from './option-field';

const newTableSchema = z.object({
  game: z.string().max(40),
  name: z.string().max(400),
  seatCount: z.coerce.number().int().min(1).max(20),
  visibility: z.enum(VISIBILITIES),
  startsWhenFull: z.string().optional(),
  ...tableClockSchema.shape,
});

export const openTable = formAction(async (form) => {
  const t = await getTranslations('newTable');
  const texts = textsOf(form);
  const parsed = newTableSchema.safeParse(texts);
  if (!parsed.success) return refusedForm(form, t('malformed'));
  const owner = await userOrNewGuest(form);
  if (!owner.ok) return refusedByLobby(form, owner, 'playerName');
  const { startsWhenFull, pace, bank, holidays, ...table } = parsed.data;
  const opened = await createTable({
    ...table,
    userId: owner.user.id,
    startsWhenFull: startsWhenFull !== undefined,
    clock: { pace, bank, holidays },
    options: optionsOf(texts),
  });
  if (!opened.ok) return refusedByLobby(form, opened);
  redirect(`/matches/${opened.matchId}`);
});

function optionsOf(texts: Readonly<Record<string, string>>): Record<string, string> {
  const options = Object.entries(texts).filter(([name]) => name.startsWith(OPTION_PREFIX));
  return Object.fromEntries(options.map(([name, value]) => [name.slice(OPTION_PREFIX.length), value]));
}
