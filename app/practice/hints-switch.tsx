'use client';

import { useTranslations } from 'next-intl';
import { isHushed, unhushed } from '@/lib/games/lessons';
import { useLessonsGiven } from '@/lib/games/use-lessons-given';
import { Icon } from '@/lib/ui/icon';
import { tipped } from '@/lib/ui/tip';

/** Where no more hints were wanted: the way back to them. */
export function HintsSwitch({ matchId, className }: Readonly<{ matchId: string; className: string }>) {
  const t = useTranslations('ui.guide');
  const [given, setGiven] = useLessonsGiven(matchId);
  if (!isHushed(given)) return null;
  return (
    <button type="button" {...tipped} className={className} onClick={() => setGiven(unhushed(given))}>
      <Icon name="point" size={18} />
      <span className="max-md:sr-only">{t('again')}</span>
    </button>
  );
}
