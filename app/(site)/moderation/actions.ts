'use server';

import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { FormState } from '@/app/form-state';
import { refusedForm, UNTOUCHED } from '@/app/form-state';
import { formAction } from '@/app/server-action';
import { replaceName } from '@/lib/auth/accounts';
import { requireModerator } from '@/lib/auth/moderator';
import { closeReport, hideMessage } from '@/lib/matches/chat/moderation';
import { cancelByModerator, handSeatToBot } from '@/lib/matches/people/moderation';
import type { CommandResult } from '@/lib/matches/stream/append-move';
import { suggestedName } from '../suggested-name';

const messageSchema = z.object({ message: z.uuid(), hide: z.literal('yes').optional() });
const matchSchema = z.object({ matchId: z.uuid(), commandId: z.uuid() });
const seatSchema = matchSchema.extend({ seat: z.coerce.number().int().min(0).max(20) });
const nameSchema = z.object({ person: z.uuid(), name: z.string() });
const reportSchema = z.object({ report: z.uuid() });

/** Takes a message out of everybody's sight, or gives it back. */
export const hide = formAction(async (form) => {
  await requireModerator();
  const wish = messageSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) return malformed(form);
  await hideMessage({ id: wish.data.message, isHidden: wish.data.hide !== undefined });
  refresh();
  return UNTOUCHED;
});

export const close = formAction(async (form) => {
  await requireModerator();
  const wish = reportSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) return malformed(form);
  await closeReport(wish.data.report);
  refresh();
  return UNTOUCHED;
});

/** Gives somebody a plant's name in place of the one that was reported, unless that is gone already. */
export const takeNameAway = formAction(async (form) => {
  await requireModerator();
  const wish = nameSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) return malformed(form);
  await replaceName({ userId: wish.data.person, from: wish.data.name }, suggestedName);
  refresh();
  return UNTOUCHED;
});

/** Calls a running match off. */
export const callOff = formAction(async (form) => {
  await requireModerator();
  const wish = matchSchema.safeParse(Object.fromEntries(form));
  return wish.success ? done(form, await cancelByModerator(wish.data)) : malformed(form);
});

/** Lets a bot play on for somebody, for good. */
export const unseat = formAction(async (form) => {
  await requireModerator();
  const wish = seatSchema.safeParse(Object.fromEntries(form));
  return wish.success ? done(form, await handSeatToBot(wish.data)) : malformed(form);
});

async function done(form: FormData, result: CommandResult): Promise<FormState> {
  refresh();
  if (result.outcome === 'accepted') return UNTOUCHED;
  const t = await getTranslations();
  const key = `refusals.${result.reason}`;
  return refusedForm(form, t.has(key) ? t(key, { ...result.values }) : t('moderation.malformed'));
}

async function malformed(form: FormData): Promise<FormState> {
  const t = await getTranslations('moderation');
  return refusedForm(form, t('malformed'));
}
