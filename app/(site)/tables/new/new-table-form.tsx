'use client';

import { useTranslations } from 'next-intl';
import { ClockFields } from '@/app/clock-fields';
import { PlayerNameField } from '@/app/player-name-field';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import type { GameMetadata } from '@/lib/engine/game-definition';
import { HowToPlay } from '@/lib/games/how-to-play';
import { OptionRule } from '@/lib/games/option-rule';
import { USUAL_CLOCK } from '@/lib/matches/clock/table-clock';
import { ChoiceField, FieldGroup, SelectField, TextField } from '@/lib/ui/form-field';
import { LiveNotice } from '@/lib/ui/notice';
import { openTable } from './actions';
import { OPTION_PREFIX } from './option-field';

type OptionText = Readonly<{
  key: string;
  label: string;
  standard: string;
  values: readonly Readonly<{ value: string; label: string; hint: string }>[];
}>;

type NewTableFormProps = Readonly<{
  game: string;
  seats: GameMetadata['seats'];
  options: readonly OptionText[];
  defaultName: string;
  suggestedName: string | undefined;
}>;

/** With more the clock stands below the rest of the table, so that both columns end together. */
const FEW_OPTIONS = 2;

export function NewTableForm({ game, seats, options, defaultName, suggestedName }: NewTableFormProps) {
  const t = useTranslations('newTable');
  const { form, field, isChosen, problem, isPending } = useForm(openTable);
  const radio = (name: string, value: string, standard: string) =>
    ({ type: 'radio', name, value, defaultChecked: isChosen(name, value, standard) }) as const;
  const clock = <ClockFields field={field} standard={USUAL_CLOCK} isFolded />;
  return (
    <form {...form} noValidate className="grid gap-6">
      <input type="hidden" name="game" value={game} />
      <HowToPlay game={game} className="-my-3 justify-self-start text-sm underline" />
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="grid gap-5">
          {suggestedName ? (
            <PlayerNameField field={field('playerName', suggestedName)} here={`/tables/new?game=${game}`} />
          ) : null}
          <TextField label={t('name')} {...field('name', defaultName)} />
          <SelectField label={t('seats')} {...field('seatCount', String(seats.suggested))}>
            {Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
          <FieldGroup legend={t('visibility')}>
            <ChoiceField label={t('public')} hint={t('publicHint')} {...radio('visibility', 'public', 'public')} />
            <ChoiceField label={t('link')} hint={t('linkHint')} {...radio('visibility', 'link', 'public')} />
          </FieldGroup>
          <ChoiceField
            type="checkbox"
            name="startsWhenFull"
            label={t('startsWhenFull')}
            hint={t('startsWhenFullHint')}
            defaultChecked
          />
          {options.length > FEW_OPTIONS ? clock : null}
        </div>
        <div className="grid gap-5">
          {options.map(({ key, label, standard, values }) => (
            <FieldGroup
              key={key}
              legend={label}
              rule={
                <OptionRule
                  game={game}
                  option={key}
                  label={label}
                  className="absolute! -top-7.5 right-0 max-md:-top-9.5 max-md:-right-2 max-md:size-11!"
                />
              }
            >
              {values.map(({ value, label: words, hint }) => (
                <ChoiceField
                  key={value}
                  label={words}
                  hint={hint}
                  {...radio(`${OPTION_PREFIX}${key}`, value, standard)}
                />
              ))}
            </FieldGroup>
          ))}
          {options.length > FEW_OPTIONS ? null : clock}
        </div>
      </div>
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <SubmitButton look="primary" size="large" wide busy={t('creating')} isPending={isPending}>
        {t('create')}
      </SubmitButton>
    </form>
  );
}
