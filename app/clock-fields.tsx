'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TableClock } from '@/lib/matches/clock/table-clock';
import { BANKS, clockTerms, HOLIDAYS, PACES } from '@/lib/matches/clock/table-clock';
import { SelectField } from '@/lib/ui/form-field';
import { Icon } from '@/lib/ui/icon';
import { clockSentences } from './clock-sentences';

type Field = Readonly<{ name: string; defaultValue: string; error?: string | undefined }>;

type ClockFieldsProps = Readonly<{
  /** What each field shows: see `useForm`. */
  field: (name: string, fallback: string) => Field;
  standard: TableClock;
  /** The usual clock will do for most: what is chosen is told in a sentence, and a press opens the fields. */
  isFolded?: boolean;
}>;

/** How long people may think. Without a pace there is nothing to prolong; what was chosen for it stays, out of sight. */
export function ClockFields({ field, standard, isFolded = false }: ClockFieldsProps) {
  const t = useTranslations('clock');
  const given = {
    pace: field('pace', standard.pace),
    bank: field('bank', standard.bank),
    holidays: field('holidays', standard.holidays),
  };
  const [chosen, setChosen] = useState({
    pace: given.pace.defaultValue,
    bank: given.bank.defaultValue,
    holidays: given.holidays.defaultValue,
  });
  const fields = (
    <fieldset className="grid gap-4" onChange={(event) => setChosen({ ...chosen, ...changeOf(event.target) })}>
      <legend className="sr-only">{t('title')}</legend>
      <SelectField label={t('pace.label')} hint={t('pace.hint')} {...given.pace}>
        {PACES.map((value) => (
          <option key={value} value={value}>
            {t(`pace.values.${value}`)}
          </option>
        ))}
      </SelectField>
      <div hidden={chosen.pace === 'none'} className="grid gap-4 [&[hidden]]:hidden">
        <SelectField label={t('bank.label')} hint={t('bank.hint')} {...given.bank}>
          {BANKS.map((value) => (
            <option key={value} value={value}>
              {t(`bank.values.${value}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('holidays.label')} hint={t('holidays.hint')} {...given.holidays}>
          {HOLIDAYS.map((value) => (
            <option key={value} value={value}>
              {t('holidays.days', { count: Number(value) })}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
  if (!isFolded) return fields;
  const hasProblem = Object.values(given).some(({ error }) => error !== undefined);
  return (
    <details open={hasProblem || undefined} className="group rounded-md inset-ring inset-ring-line-strong">
      <summary className="grid min-h-11 list-none grid-cols-[20px_minmax(0,1fr)_20px] items-center gap-x-3 rounded-md px-3 py-2 hover:inset-ring hover:inset-ring-ink [&::-webkit-details-marker]:hidden">
        <Icon name="wait" size={18} className="text-ink-2" />
        <span className="font-semibold">{t('title')}</span>
        <Icon name="down" size={18} className="text-ink-2 group-open:rotate-180" />
        <ChosenClock chosen={chosen} />
      </summary>
      <div className="border-line border-t p-3">{fields}</div>
    </details>
  );
}

/** What the select that has changed says now. */
function changeOf(changed: EventTarget): Readonly<Record<string, string>> {
  return changed instanceof HTMLSelectElement ? { [changed.name]: changed.value } : {};
}

function ChosenClock({ chosen }: Readonly<{ chosen: Readonly<Record<keyof TableClock, string>> }>) {
  const say = useTranslations('clock.sentences');
  const locale = useLocale();
  const pace = PACES.find((each) => each === chosen.pace);
  const bank = BANKS.find((each) => each === chosen.bank);
  const holidays = HOLIDAYS.find((each) => each === chosen.holidays);
  if (!pace || !bank || !holidays) return null;
  return (
    <span className="col-start-2 text-ink-2 text-sm">
      {clockSentences(clockTerms({ pace, bank, holidays }), { say, locale })}
    </span>
  );
}
