'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { ChoiceField } from '@/lib/ui/form-field';
import { Notice } from '@/lib/ui/notice';
import { changeMails } from './actions';

type MailFormProps = Readonly<{ turnMails: boolean; finishMails: boolean; mentionMails: boolean }>;

export function MailForm({ turnMails, finishMails, mentionMails }: MailFormProps) {
  const t = useTranslations('settings');
  const { form, done, isPending } = useForm(changeMails);
  return (
    <form {...form} className="grid gap-3">
      <ChoiceField
        type="checkbox"
        name="turnMails"
        label={t('turnMails')}
        hint={t('turnMailsHint')}
        defaultChecked={turnMails}
      />
      <ChoiceField
        type="checkbox"
        name="finishMails"
        label={t('finishMails')}
        hint={t('finishMailsHint')}
        defaultChecked={finishMails}
      />
      <ChoiceField
        type="checkbox"
        name="mentionMails"
        label={t('mentionMails')}
        hint={t('mentionMailsHint')}
        defaultChecked={mentionMails}
      />
      {done ? <Notice kind="done">{done}</Notice> : null}
      <div>
        <SubmitButton busy={t('saving')} isPending={isPending}>
          {t('save')}
        </SubmitButton>
      </div>
    </form>
  );
}
