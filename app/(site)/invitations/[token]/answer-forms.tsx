'use client';

import { useTranslations } from 'next-intl';
import { PlayerNameField } from '@/app/player-name-field';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { LiveNotice } from '@/lib/ui/notice';
import { acceptByLink, declineByLink } from '../actions';

type AnswerFormsProps = Readonly<{
  token: string;
  /** For somebody who is not signed in: a name to begin with. */
  suggestedName: string | undefined;
}>;

/** Yes or no to an invitation. */
export function AnswerForms({ token, suggestedName }: AnswerFormsProps) {
  const t = useTranslations();
  const yes = useForm(acceptByLink);
  const no = useForm(declineByLink);
  return (
    <>
      <LiveNotice kind="done">{no.done}</LiveNotice>
      {no.done ? null : (
        <>
          <form {...yes.form} noValidate className="grid gap-4">
            <input type="hidden" name="token" value={token} />
            {suggestedName ? (
              <PlayerNameField field={yes.field('playerName', suggestedName)} here={`/invitations/${token}`} />
            ) : null}
            <LiveNotice kind="refusal">{yes.problem}</LiveNotice>
            <SubmitButton look="primary" size="large" wide busy={t('match.sittingDown')} isPending={yes.isPending}>
              {t('match.sitDown')}
            </SubmitButton>
          </form>
          <form {...no.form} className="grid gap-4">
            <input type="hidden" name="token" value={token} />
            <LiveNotice kind="refusal">{no.problem}</LiveNotice>
            <SubmitButton wide busy={t('invitations.declining')} isPending={no.isPending}>
              {t('invitations.decline')}
            </SubmitButton>
          </form>
        </>
      )}
    </>
  );
}
