'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { refusedForm, UNTOUCHED } from '@/app/form-state';
import { limitedBy } from '@/app/limit-sentence';
import { formAction } from '@/app/server-action';
import { requireUser } from '@/lib/auth/session';
import { CHANNELS } from '@/lib/matches/chat/channels';
import { REPORT_REASONS, reportMessage } from '@/lib/matches/chat/reports';

const complaintSchema = z.object({
  matchId: z.uuid(),
  channel: z.enum(CHANNELS),
  number: z.coerce.number().int().min(1).max(2_147_483_647),
  reason: z.enum(REPORT_REASONS),
  words: z.string().max(10_000),
});

export const report = formAction(async (form) => {
  const { id: userId } = await requireUser();
  const t = await getTranslations();
  const complaint = complaintSchema.safeParse(Object.fromEntries(form));
  if (!complaint.success) return refusedForm(form, t('report.malformed'), 'reason');
  const limited = await limitedBy('report', userId);
  if (limited) return refusedForm(form, limited);
  const reported = await reportMessage({ ...complaint.data, userId });
  if (reported.ok) return { ...UNTOUCHED, done: t('report.sent') };
  const field = reported.reason === 'report-too-long' ? 'words' : undefined;
  return refusedForm(form, t(`refusals.${reported.reason}`, reported.values), field);
});
