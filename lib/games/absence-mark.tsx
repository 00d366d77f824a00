'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import type { Absence } from './board-props';

const ICONS = { holiday: 'sun', autopilot: 'bot', resigned: 'bot' } as const satisfies Record<Absence, IconName>;

/** Stands beside the name of somebody who does not answer in person, whatever the game waits for. */
export function AbsenceMark({ absence }: Readonly<{ absence: Absence | undefined }>) {
  const wordsOf = useAbsenceWords();
  if (!absence) return null;
  return <Icon name={ICONS[absence]} size={16} label={wordsOf(absence)} className="text-ink-2" />;
}

export function useAbsenceWords() {
  const t = useTranslations('ui.absence');
  return (absence: Absence): string => t(absence);
}
