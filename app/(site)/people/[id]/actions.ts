'use server';

import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { FormState } from '@/app/form-state';
import { refusedForm, UNTOUCHED } from '@/app/form-state';
import { formAction } from '@/app/server-action';
import { requireUser } from '@/lib/auth/session';
import { blockPerson, unblockPerson } from '@/lib/matches/people/blocks';

const personSchema = z.object({ personId: z.uuid() });

export const block = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = personSchema.safeParse(Object.fromEntries(form));
  if (!wish.success || !(await blockPerson({ userId, otherId: wish.data.personId }))) return nobody(form);
  refresh();
  return UNTOUCHED;
});

export const unblock = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const wish = personSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) return nobody(form);
  await unblockPerson({ userId, otherId: wish.data.personId });
  refresh();
  return UNTOUCHED;
});

async function nobody(form: FormData): Promise<FormState> {
  const t = await getTranslations('person');
  return refusedForm(form, t('nobody'));
}
