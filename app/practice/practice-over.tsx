import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';
import { wayBackFrom } from './way-back';

type PracticeOverProps = Readonly<{ match: Readonly<{ id: string; game: string }> }>;

/** Above a practice table that was played to its end: well done, and what comes next. */
export async function PracticeOver({ match: { id, game } }: PracticeOverProps) {
  const t = await getTranslations();
  const back = await wayBackFrom(id);
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-gold-soft px-3 py-2 md:px-6">
      <p className="flex min-w-0 flex-1 basis-56 items-center gap-2.5 font-semibold text-sm">
        <Icon name="trophy" size={20} className="text-gold-ink" />
        <span>{t('practice.over')}</span>
      </p>
      {back === '/' ? null : (
        <ButtonLink size="small" look="plain" href={back}>
          {t('practice.back')}
        </ButtonLink>
      )}
      <ButtonLink size="small" look="primary" href={`/tables/new?game=${game}`}>
        {t('tables.open')}
      </ButtonLink>
      <ButtonLink size="small" href={`/play/${game}`}>
        {t('front.playNow', { game: t(`games.${game}.name`) })}
      </ButtonLink>
    </div>
  );
}
