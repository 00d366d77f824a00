import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/auth/session';
import { HowToPlay } from '@/lib/games/how-to-play';
import { findGame } from '@/lib/games/registry';
import { Narrow, Sheet } from '../../narrow';
import { suggestedName } from '../../suggested-name';
import { PlayForm } from './play-form';

export async function generateMetadata({ params }: PageProps<'/play/[game]'>): Promise<Metadata> {
  const game = findGame((await params).game);
  if (!game) return {};
  const t = await getTranslations();
  return { title: t('play.gameTitle', { game: t(`games.${game.metadata.key}.name`) }) };
}

export default async function PlayPage({ params }: PageProps<'/play/[game]'>) {
  const game = findGame((await params).game);
  if (!game) notFound();
  const user = await currentUser();
  const t = await getTranslations();
  const { key, seats } = game.metadata;
  const bots = game.bots.map((bot) => ({ bot, label: t(`seats.level.${bot}`) }));
  return (
    <Narrow title={t('play.gameTitle', { game: t(`games.${key}.name`) })} lead={t(`games.${key}.tagline`)}>
      <HowToPlay game={key} className="-my-3 justify-self-start underline" />
      <Sheet>
        <PlayForm
          game={key}
          bots={bots}
          opponents={{ min: seats.min - 1, max: seats.max - 1, suggested: seats.suggested - 1 }}
          suggestedName={user ? undefined : await suggestedName()}
        />
      </Sheet>
    </Narrow>
  );
}
