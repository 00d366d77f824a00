'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { inviteSomebody } from '@/app/(site)/invitations/actions';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { TextField } from '@/lib/ui/form-field';
import { LiveNotice } from '@/lib/ui/notice';

type InviteFormProps = Readonly<{
  matchId: string;
  /** Names to choose from while typing. */
  companions: readonly string[];
}>;

/** Asks somebody in by name, or writes to an address. */
export function InviteForm({ matchId, companions }: InviteFormProps) {
  const t = useTranslations('invitations');
  const names = useId();
  const { form, field, problem, done, isPending } = useForm(inviteSomebody);
  return (
    <form key={done} {...form} noValidate className="grid gap-2.5">
      <input type="hidden" name="matchId" value={matchId} />
      <TextField
        label={t('who')}
        hint={t('whoHint')}
        list={names}
        autoComplete="off"
        autoCapitalize="none"
        // What is typed meanwhile would be gone with the answer.
        readOnly={isPending}
        {...field('who')}
      />
      <datalist id={names}>
        {companions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <LiveNotice kind="done">{done}</LiveNotice>
      <div>
        <SubmitButton busy={t('inviting')} isPending={isPending}>
          {t('invite')}
        </SubmitButton>
      </div>
    </form>
  );
}
