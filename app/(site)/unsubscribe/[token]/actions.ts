'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { refusedForm, UNTOUCHED } from '@/app/form-state';
import { formAction } from '@/app/server-action';
import { unsubscribe } from '@/lib/notifications/unsubscribe';

/** Whoever holds the mail may stop it, signed in or not. */
export const stopMails = formAction(async (form) => {
  const t = await getTranslations('unsubscribe');
  const token = z.string().max(1000).safeParse(form.get('token'));
  const isStopped = token.success && (await unsubscribe(token.data));
  return isStopped ? { ...UNTOUCHED, done: t('stopped') } : refusedForm(form, t('wrong'));
});
