'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { TextField } from '@/lib/ui/form-field';
import { LiveNotice } from '@/lib/ui/notice';
import { signInByCode } from '../actions';

export function CodeForm({ next }: Readonly<{ next: string }>) {
  const t = useTranslations('signIn');
  const { form, field, problem, isPending } = useForm(signInByCode);
  return (
    <form {...form} noValidate className="grid gap-4">
      <input type="hidden" name="next" value={next} />
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="font-semibold text-xl tracking-[0.35em]"
        maxLength={12}
        {...field('code')}
      />
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <SubmitButton look="primary" size="large" wide busy={t('checking')} isPending={isPending}>
        {t('enter')}
      </SubmitButton>
    </form>
  );
}
