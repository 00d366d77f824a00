'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { TextField } from '@/lib/ui/form-field';
import { LiveNotice } from '@/lib/ui/notice';
import { requestAddressChange } from './person-actions';

export function ChangeAddressForm() {
  const t = useTranslations('settings');
  const { form, field, problem, isPending } = useForm(requestAddressChange);
  return (
    <form {...form} noValidate className="grid gap-4">
      <TextField
        label={t('newAddress')}
        hint={t('newAddressHint')}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...field('email')}
      />
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <div>
        <SubmitButton busy={t('sending')} isPending={isPending}>
          {t('proveAddress')}
        </SubmitButton>
      </div>
    </form>
  );
}
