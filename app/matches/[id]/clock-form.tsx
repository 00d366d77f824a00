'use client';

import { useTranslations } from 'next-intl';
import { ClockFields } from '@/app/clock-fields';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import type { TableClock } from '@/lib/matches/clock/table-clock';
import { LiveNotice } from '@/lib/ui/notice';
import { setClock } from './actions';

type ClockFormProps = Readonly<{ matchId: string; standard: TableClock }>;

/** Folded away: most tables keep what they were opened with. */
export function ClockForm({ matchId, standard }: ClockFormProps) {
  const t = useTranslations('clock');
  const { form, field, problem, done, isPending } = useForm(setClock);
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center underline underline-offset-[3px]">{t('change')}</summary>
      <form {...form} className="grid gap-4 pt-2">
        <input type="hidden" name="matchId" value={matchId} />
        <ClockFields field={field} standard={standard} />
        <LiveNotice kind="refusal">{problem}</LiveNotice>
        <LiveNotice kind="done">{done}</LiveNotice>
        <div>
          <SubmitButton busy={t('changing')} isPending={isPending}>
            {t('keep')}
          </SubmitButton>
        </div>
      </form>
    </details>
  );
}
