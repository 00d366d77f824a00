import { getTranslations } from 'next-intl/server';
import { EMBLEMS } from '@/lib/games/pictures';
import { GAMES } from '@/lib/games/registry';
import { ButtonLink } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';

/** The shortest way to a table: against bots, for anybody. */
export async function PlayNow({ isSignedIn, className = '' }: Readonly<{ isSignedIn: boolean; className?: string }>) {
  const t = await getTranslations();
  return (
    <section className={`relative overflow-hidden rounded-lg bg-gold-soft px-5 pt-5 pb-4.5 ${className}`}>
      <Icon name="point" size={150} className="absolute -top-5 -right-6.5 rotate-24 text-gold opacity-50" />
      <h2 className="mb-1 text-head">{t('play.title')}</h2>
      <p className="mb-3 max-w-[210px] text-ink-2 text-sm">{t(isSignedIn ? 'play.leadUser' : 'play.lead')}</p>
      {GAMES.map(({ metadata: { key, minutes } }) => (
        <ButtonLink key={key} href={`/play/${key}`} wide className="relative mt-2 justify-start!">
          <Icon name={EMBLEMS[key] ?? 'cards'} size={18} />
          {t('play.cta', { game: t(`games.${key}.name`), minutes })}
        </ButtonLink>
      ))}
    </section>
  );
}
