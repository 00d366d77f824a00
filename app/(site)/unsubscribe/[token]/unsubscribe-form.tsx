'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { Notice } from '@/lib/ui/notice';
import { stopMails } from './actions';

export function UnsubscribeForm({ token }: Readonly<{ token: string }>) {
  const t = useTranslations('unsubscribe');
  const { form, problem, done, isPending } = useForm(stopMails);
  if (done) return <Notice kind="done">{done}</Notice>;
  return (
    <form {...form} className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      {problem ? <Notice kind="refusal">{problem}</Notice> : null}
      <SubmitButton look="primary" size="large" wide busy={t('stopping')} isPending={isPending}>
        {t('stop')}
      </SubmitButton>
    </form>
  );
}
