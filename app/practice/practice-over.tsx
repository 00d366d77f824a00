import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/lib/ui/button';

/** Above a practice table that was played to its end: what comes next. */
export function PracticeOver({ game }: Readonly<{ game: string }>) {
  const t = useTranslations();
  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b bg-sheet px-3 py-2 md:px-6">
      <p className="text-ink-2 text-sm">{t('practice.over')}</p>
      <ButtonLink size="small" href={`/play/${game}`}>
        {t('front.playNow', { game: t(`games.${game}.name`) })}
      </ButtonLink>
    </div>
  );
}
