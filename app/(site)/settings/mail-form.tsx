'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import type { MailSetting } from '@/lib/notifications/mail-settings';
import { MAIL_SETTINGS } from '@/lib/notifications/mail-settings';
import { ChoiceField } from '@/lib/ui/form-field';
import { LiveNotice } from '@/lib/ui/notice';
import { changeMails } from './actions';

type MailFormProps = Readonly<{ chosen: Readonly<Record<MailSetting, boolean>> }>;

export function MailForm({ chosen }: MailFormProps) {
  const t = useTranslations('settings');
  const { form, problem, done, isPending } = useForm(changeMails);
  return (
    <form {...form} className="grid gap-3">
      {MAIL_SETTINGS.map((setting) => (
        <ChoiceField
          key={setting}
          type="checkbox"
          name={setting}
          label={t(setting)}
          hint={t(`${setting}Hint`)}
          defaultChecked={chosen[setting]}
        />
      ))}
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <LiveNotice kind="done">{done}</LiveNotice>
      <div>
        <SubmitButton busy={t('saving')} isPending={isPending}>
          {t('save')}
        </SubmitButton>
      </div>
    </form>
  );
}
