'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import type { Channel } from '@/lib/matches/chat/channels';
import type { ReportReason } from '@/lib/matches/chat/reports';
import { Dialog } from '@/lib/ui/dialog';
import { ChoiceField, TextField } from '@/lib/ui/form-field';
import { Notice } from '@/lib/ui/notice';
import { report } from './actions';

type Subject = Readonly<{ matchId: string; channel: Channel; number: number }>;

/** In the order in which they are asked. `REPORT_REASONS` itself stays on the server. */
const REASONS: readonly ReportReason[] = ['insult', 'harassment', 'spam', 'secret', 'other'];

type ReportDialogProps = Readonly<{ subject: Subject | undefined; onClose: () => void }>;

/** Asks the moderators to look at a message. */
export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const t = useTranslations('report');
  return (
    <Dialog open={subject !== undefined} onClose={onClose} title={t('title')}>
      {subject ? <ReportForm subject={subject} /> : null}
    </Dialog>
  );
}

function ReportForm({ subject }: Readonly<{ subject: Subject }>) {
  const t = useTranslations('report');
  const { form, field, isChosen, problem, done, isPending } = useForm(report);
  if (done) return <Notice kind="done">{done}</Notice>;
  const { error } = field('reason');
  return (
    <form {...form} noValidate className="grid gap-4">
      <p className="text-ink-2 text-sm">{t('lead')}</p>
      {Object.entries(subject).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold text-sm">{t('reason')}</legend>
        {REASONS.map((reason) => (
          <ChoiceField
            key={reason}
            type="radio"
            name="reason"
            value={reason}
            label={t(`reasons.${reason}`)}
            defaultChecked={isChosen('reason', reason, '')}
          />
        ))}
      </fieldset>
      {error ? <Notice kind="refusal">{error}</Notice> : null}
      <TextField label={t('words')} hint={t('wordsHint')} {...field('words')} />
      {problem ? <Notice kind="refusal">{problem}</Notice> : null}
      <SubmitButton look="primary" busy={t('sending')} isPending={isPending}>
        {t('send')}
      </SubmitButton>
    </form>
  );
}
