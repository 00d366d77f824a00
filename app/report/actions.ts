'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { FormState } from '@/app/form-state';
import { refusedForm, UNTOUCHED } from '@/app/form-state';
import { limitedBy } from '@/app/limit-sentence';
import { formAction } from '@/app/server-action';
import { requireUser } from '@/lib/auth/session';
import { CHANNELS } from '@/lib/matches/chat/channels';
import type { ChatResult } from '@/lib/matches/chat/refusal';
import { REPORT_REASONS, reportMessage, reportName } from '@/lib/matches/chat/reports';

const complaintSchema = z.object({ reason: z.enum(REPORT_REASONS), words: z.string().max(10_000) });
const messageSchema = complaintSchema.extend({
  matchId: z.uuid(),
  channel: z.enum(CHANNELS),
  number: z.coerce.number().int().min(1).max(2_147_483_647),
});
const nameSchema = complaintSchema.extend({ personId: z.uuid() });

/** Tells the moderators of a message. */
export const complainOfMessage = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const complaint = messageSchema.safeParse(Object.fromEntries(form));
  if (!complaint.success) return malformed(form);
  return reported(form, userId, () => reportMessage({ ...complaint.data, userId }));
});

/** Tells the moderators of a person's name. */
export const complainOfName = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const complaint = nameSchema.safeParse(Object.fromEntries(form));
  if (!complaint.success) return malformed(form);
  return reported(form, userId, () => reportName({ ...complaint.data, userId }));
});

async function reported(form: FormData, userId: string, report: () => Promise<ChatResult<object>>): Promise<FormState> {
  const limited = await limitedBy('report', userId);
  if (limited) return refusedForm(form, limited);
  const result = await report();
  const t = await getTranslations();
  if (!('reason' in result)) return { ...UNTOUCHED, done: t('report.sent') };
  const field = result.reason === 'report-too-long' ? 'words' : undefined;
  return refusedForm(form, t(`refusals.${result.reason}`, result.values), field);
}

async function malformed(form: FormData): Promise<FormState> {
  const t = await getTranslations('report');
  return refusedForm(form, t('malformed'), 'reason');
}
