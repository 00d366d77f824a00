'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TableClock } from '@/lib/matches/table-clock';
import { BANKS, HOLIDAYS, PACES } from '@/lib/matches/table-clock';
import { SelectField } from '@/lib/ui/form-field';

type ClockFieldsProps = Readonly<{
  /** What each field shows: see `useForm`. */
  field: (
    name: string,
    fallback: string,
  ) => Readonly<{ name: string; defaultValue: string; error?: string | undefined }>;
  standard: TableClock;
  /** A heading says already what this is about. */
  isHeaded?: boolean;
}>;

/** How long people may think. Without a pace there is nothing to prolong; what was chosen for it stays, out of sight. */
export function ClockFields({ field, standard, isHeaded = false }: ClockFieldsProps) {
  const t = useTranslations('clock');
  const pace = field('pace', standard.pace);
  const [chosen, setChosen] = useState(pace.defaultValue);
  return (
    <fieldset className="grid gap-4">
      <legend className={isHeaded ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>{t('title')}</legend>
      <SelectField
        label={t('pace.label')}
        hint={t('pace.hint')}
        {...pace}
        onChange={(event) => setChosen(event.target.value)}
      >
        {PACES.map((value) => (
          <option key={value} value={value}>
            {t(`pace.values.${value}`)}
          </option>
        ))}
      </SelectField>
      <div hidden={chosen === 'none'} className="grid gap-4 [&[hidden]]:hidden">
        <SelectField label={t('bank.label')} hint={t('bank.hint')} {...field('bank', standard.bank)}>
          {BANKS.map((value) => (
            <option key={value} value={value}>
              {t(`bank.values.${value}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('holidays.label')} hint={t('holidays.hint')} {...field('holidays', standard.holidays)}>
          {HOLIDAYS.map((value) => (
            <option key={value} value={value}>
              {t('holidays.days', { count: Number(value) })}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}
