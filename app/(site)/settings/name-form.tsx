'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { TextField } from '@/lib/ui/form-field';
import { LiveNotice } from '@/lib/ui/notice';
import { changeName } from './actions';

/** The one thing to do on a page. */
const ONWARD = { look: 'primary', size: 'large', wide: true } as const;

/** The name others see. With `next` it leads on to that page, otherwise it stays and says that it is done. */
export function NameForm({ name, next, submit }: Readonly<{ name: string; next?: string; submit: string }>) {
  const t = useTranslations('settings');
  const { form, field, problem, done, isPending } = useForm(changeName);
  return (
    <form {...form} noValidate className="grid gap-4">
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <TextField label={t('name')} hint={t('nameHint')} autoComplete="nickname" {...field('name', name)} />
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <LiveNotice kind="done">{done}</LiveNotice>
      <div className="grid justify-items-start">
        <SubmitButton {...(next ? ONWARD : {})} busy={t('saving')} isPending={isPending}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  );
}
