'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { LiveNotice } from '@/lib/ui/notice';
import { stopMails } from './actions';

export function UnsubscribeForm({ token }: Readonly<{ token: string }>) {
  const t = useTranslations('unsubscribe');
  const { form, problem, done, isPending } = useForm(stopMails);
  return (
    <>
      <LiveNotice kind="done">{done}</LiveNotice>
      {done ? null : (
        <form {...form} className="grid gap-4">
          <input type="hidden" name="token" value={token} />
          <LiveNotice kind="refusal">{problem}</LiveNotice>
          <SubmitButton look="primary" size="large" wide busy={t('stopping')} isPending={isPending}>
            {t('stop')}
          </SubmitButton>
        </form>
      )}
    </>
  );
}
