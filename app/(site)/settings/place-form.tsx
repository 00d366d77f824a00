'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import { SelectField } from '@/lib/ui/form-field';
import { LiveNotice } from '@/lib/ui/notice';
import { changePlace } from './person-actions';

type PlaceFormProps = Readonly<{
  timeZone: string;
  timeZones: readonly string[];
  locale: string;
  languages: readonly Readonly<{ locale: string; name: string; tag: string }>[];
}>;

/** Where the reader is and reads: dates here and in mail follow it. */
export function PlaceForm({ timeZone, timeZones, locale, languages }: PlaceFormProps) {
  const t = useTranslations('settings');
  const { form, field, problem, done, isPending } = useForm(changePlace);
  return (
    <form {...form} noValidate className="grid gap-4">
      <SelectField label={t('timeZone')} hint={t('timeZoneHint')} {...field('timeZone', timeZone)}>
        {timeZones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('language')} {...field('locale', locale)}>
        {languages.map((language) => (
          <option key={language.locale} value={language.locale} lang={language.tag}>
            {language.name}
          </option>
        ))}
      </SelectField>
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <LiveNotice kind="done">{done}</LiveNotice>
      <div>
        <SubmitButton busy={t('saving')} isPending={isPending}>
          {t('save')}
        </SubmitButton>
      </div>
    </form>
  );
}
