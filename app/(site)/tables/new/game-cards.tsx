import { getTranslations } from 'next-intl/server';
import { EMBLEMS } from '@/lib/games/pictures';
import { GAMES } from '@/lib/games/registry';
import { Icon } from '@/lib/ui/icon';
import { PageLink } from '@/lib/ui/page-link';
import { Showpiece } from '../../showpiece';

/** The games to choose from, each with its picture. What was entered below is about one game: another begins anew. */
export async function GameCards({ chosen }: Readonly<{ chosen: string }>) {
  const t = await getTranslations();
  return (
    <nav aria-label={t('newTable.game')} className="grid gap-3 md:grid-cols-2">
      {GAMES.map(({ metadata: { key, seats, minutes } }) => (
        <PageLink
          key={key}
          href={`/tables/new?game=${key}`}
          scroll={false}
          aria-current={key === chosen ? 'true' : undefined}
          aria-label={t(`games.${key}.name`)}
          className="group grid grid-cols-[112px_minmax(0,1fr)] items-center gap-4 max-[340px]:grid-cols-[84px_minmax(0,1fr)] rounded-lg bg-sheet p-3 no-underline inset-ring inset-ring-line hover:shadow-md aria-[current]:bg-action-soft aria-[current]:inset-ring-2 aria-[current]:inset-ring-action lg:grid-cols-[168px_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="block h-20 lg:h-28">
            <Showpiece game={key} />
          </span>
          <span className="grid gap-1">
            <b className="flex items-center gap-2 font-semibold font-serif text-head">
              <Icon name={EMBLEMS[key] ?? 'cards'} size={18} className="text-ink-2" />
              {t(`games.${key}.name`)}
              <span className="ml-auto text-action not-group-aria-[current]:hidden">
                <Icon name="check" size={18} />
              </span>
            </b>
            <span className="text-ink-2 text-sm">{t('front.facts', { min: seats.min, max: seats.max, minutes })}</span>
          </span>
        </PageLink>
      ))}
    </nav>
  );
}
