import { getTranslations } from 'next-intl/server';
import { PICTURES, SHOWPIECES } from '@/lib/games/pictures';
import { namesIn } from '@/lib/i18n/joined-text';

/** What a game's matches look like. */
export async function Showpiece({ game, isLarge = false }: Readonly<{ game: string; isLarge?: boolean }>) {
  const t = await getTranslations(`games.${game}.board.showpiece`);
  const players = namesIn(t('players')).map((name, seat) => ({ seat, name }));
  const Picture = PICTURES[game];
  return Picture ? (
    <div role="img" aria-label={t('alt')} className="size-full">
      <Picture view={SHOWPIECES[game]} players={players} size={isLarge ? 'large' : 'small'} />
    </div>
  ) : null;
}
