'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { TextField } from '@/lib/ui/form-field';
import { LiveNotice } from '@/lib/ui/notice';
import { requestSignIn } from './actions';

/** Asks for an address to send a link and a code to. */
export function AddressForm({ next }: Readonly<{ next: string }>) {
  const t = useTranslations('signIn');
  const { form, field, problem, isPending } = useForm(requestSignIn);
  return (
    <form {...form} noValidate className="grid gap-4">
      <input type="hidden" name="next" value={next} />
      <TextField label={t('address')} type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <SubmitButton look="primary" size="large" wide busy={t('sending')} isPending={isPending}>
        {t('send')}
      </SubmitButton>
    </form>
  );
}
