'use client';

import { useTranslations } from 'next-intl';
import { PlayerNameField } from '@/app/player-name-field';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { LiveNotice } from '@/lib/ui/notice';
import { sitDown } from './actions';

type SitDownFormProps = Readonly<{
  matchId: string;
  inviteToken?: string;
  /** For somebody who is not signed in: a name to begin with. */
  suggestedName: string | undefined;
}>;

export function SitDownForm({ matchId, inviteToken, suggestedName }: SitDownFormProps) {
  const t = useTranslations('match');
  const { form, field, problem, isPending } = useForm(sitDown);
  return (
    <form {...form} noValidate className="grid gap-4">
      <input type="hidden" name="matchId" value={matchId} />
      {inviteToken ? <input type="hidden" name="inviteToken" value={inviteToken} /> : null}
      {suggestedName ? (
        <PlayerNameField
          field={field('playerName', suggestedName)}
          here={inviteToken ? `/join/${inviteToken}` : `/matches/${matchId}`}
        />
      ) : null}
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <SubmitButton look="primary" size="large" wide busy={t('sittingDown')} isPending={isPending}>
        {t('sitDown')}
      </SubmitButton>
    </form>
  );
}
