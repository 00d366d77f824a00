'use server';

import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { refusedForm, textsOf } from '@/app/form-state';
import { limitedBy } from '@/app/limit-sentence';
import { buttonAction, formAction } from '@/app/server-action';
import { API_SCOPES, makeApiToken, revokeApiToken } from '@/lib/auth/api-tokens';
import { requireUser } from '@/lib/auth/session';
import { readName } from '@/lib/matches/tables/names';
import type { Lifetime } from './token-lifetimes';
import { LIFETIME_NAMES, LIFETIMES } from './token-lifetimes';

const DAY_MS = 24 * 60 * 60 * 1000;

const tokenSchema = z.object({
  tokenName: z.string().max(400),
  scope: z.enum(API_SCOPES),
  lifetime: z.enum(LIFETIME_NAMES),
});

export const makeToken = formAction(async (form) => {
  const user = await requireUser('/settings');
  const t = await getTranslations('access');
  const wish = tokenSchema.safeParse(textsOf(form));
  if (!wish.success) return refusedForm(form, t('malformed'));
  const { tokenName, scope, lifetime } = wish.data;
  const read = readName(tokenName, 'table');
  if (!read.ok) {
    const refusals = await getTranslations('lobby.refusals');
    return refusedForm(form, refusals(read.reason, read.values), 'tokenName');
  }
  const tooMany = await limitedBy('token', user.id);
  if (tooMany) return refusedForm(form, tooMany);
  const made = await makeApiToken({ userId: user.id, name: read.name, scope, expiresAt: endOf(lifetime, new Date()) });
  if (made.outcome === 'refused') return refusedForm(form, t('tooMany', made.values));
  refresh();
  return { done: t('made', { name: read.name }), secret: made.token, values: { scope, lifetime } };
});

function endOf(lifetime: Lifetime, now: Date): Date | null {
  const days = LIFETIMES[lifetime];
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

export const revokeToken = buttonAction(async (form) => {
  const user = await requireUser('/settings');
  const id = z.uuid().safeParse(form.get('id'));
  if (id.success) await revokeApiToken({ userId: user.id, id: id.data });
  refresh();
});
