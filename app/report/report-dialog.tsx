'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import type { ReportReason } from '@/lib/matches/chat/reports';
import { Dialog } from '@/lib/ui/dialog';
import { ChoiceField, FieldGroup, TextField } from '@/lib/ui/form-field';
import { LiveNotice } from '@/lib/ui/notice';
import { complainOfMessage, complainOfName } from './actions';

const KINDS = {
  message: { title: 'title', lead: 'lead', action: complainOfMessage },
  name: { title: 'titleName', lead: 'leadName', action: complainOfName },
} as const;

/** What is reported, as its action wants it. */
export type Reported = Readonly<{
  kind: keyof typeof KINDS;
  subject: Readonly<Record<string, string | number>>;
}>;

/** In the order in which they are asked. `REPORT_REASONS` itself stays on the server. */
const REASONS: readonly ReportReason[] = ['insult', 'harassment', 'spam', 'secret', 'other'];

type ReportDialogProps = Readonly<{ reported: Reported | undefined; onClose: () => void }>;

/** Asks the moderators to look at something. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const t = useTranslations('report');
  return (
    <Dialog open={reported !== undefined} onClose={onClose} title={t(KINDS[reported?.kind ?? 'message'].title)}>
      {reported ? <ReportForm {...reported} /> : null}
    </Dialog>
  );
}

function ReportForm({ kind, subject }: Reported) {
  const t = useTranslations('report');
  const { form, field, isChosen, problem, done, isPending } = useForm(KINDS[kind].action);
  return (
    <>
      <LiveNotice kind="done">{done}</LiveNotice>
      {done ? null : (
        <form {...form} noValidate className="grid gap-4">
          <p className="text-ink-2 text-sm">{t(KINDS[kind].lead)}</p>
          {Object.entries(subject).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FieldGroup legend={t('reason')}>
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
          </FieldGroup>
          <LiveNotice kind="refusal">{field('reason').error}</LiveNotice>
          <TextField label={t('words')} hint={t('wordsHint')} {...field('words')} />
          <LiveNotice kind="refusal">{problem}</LiveNotice>
          <SubmitButton look="primary" busy={t('sending')} isPending={isPending}>
            {t('send')}
          </SubmitButton>
        </form>
      )}
    </>
  );
}
