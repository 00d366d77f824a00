'use client';

import { useTranslations } from 'next-intl';
import { PlayerNameField } from '@/app/player-name-field';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { SelectField } from '@/lib/ui/form-field';
import { LiveNotice } from '@/lib/ui/notice';
import { playNow } from './actions';

type PlayFormProps = Readonly<{
  game: string;
  bots: readonly Readonly<{ bot: string; label: string }>[];
  opponents: Readonly<{ min: number; max: number; suggested: number }>;
  /** For somebody without an account. */
  suggestedName: string | undefined;
}>;

export function PlayForm({ game, bots, opponents: { min, max, suggested }, suggestedName }: PlayFormProps) {
  const t = useTranslations('play');
  const { form, field, problem, isPending } = useForm(playNow);
  const strongest = bots.at(-1)?.bot ?? '';
  return (
    <form {...form} noValidate className="grid gap-4">
      <input type="hidden" name="game" value={game} />
      {suggestedName ? <PlayerNameField field={field('playerName', suggestedName)} here={`/play/${game}`} /> : null}
      <div className="grid grid-cols-2 gap-3">
        <SelectField label={t('opponents')} {...field('opponents', String(suggested))}>
          {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((count) => (
            <option key={count} value={count}>
              {t('bots', { count })}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('level')} {...field('bot', strongest)}>
          {bots.map(({ bot, label }) => (
            <option key={bot} value={bot}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <SubmitButton look="primary" size="large" wide busy={t('starting')} isPending={isPending}>
        {t('start')}
      </SubmitButton>
    </form>
  );
}
