'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { LiveNotice } from '@/lib/ui/notice';
import { signInByLink } from '../actions';

type LinkFormProps = Readonly<{
  token: string;
  next: string;
  /** The address is for an account that has another one. */
  isChange: boolean;
}>;

export function LinkForm({ token, next, isChange }: LinkFormProps) {
  const t = useTranslations('signIn');
  const { form, problem, isPending } = useForm(signInByLink);
  return (
    <form {...form} className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="next" value={next} />
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <SubmitButton look="primary" size="large" wide busy={t('checking')} isPending={isPending}>
        {t(isChange ? 'useAddress' : 'enter')}
      </SubmitButton>
    </form>
  );
}
