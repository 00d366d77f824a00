'use server';

import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { FormState } from '@/app/form-state';
import { refusedForm, UNTOUCHED } from '@/app/form-state';
import { formAction } from '@/app/server-action';
import { requireModerator } from '@/lib/auth/moderator';
import { closeReport, hideMessage } from '@/lib/matches/chat/moderation';

const messageSchema = z.object({ message: z.uuid(), hide: z.literal('yes').optional() });
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

async function malformed(form: FormData): Promise<FormState> {
  const t = await getTranslations('moderation');
  return refusedForm(form, t('malformed'));
}
