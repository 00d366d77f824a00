import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/auth/session';
import type { GameMetadata } from '@/lib/engine/game-definition';
import { findGame, GAMES } from '@/lib/games/registry';
import { Sheet } from '../../narrow';
import { suggestedName } from '../../suggested-name';
import { GameCards } from './game-cards';
import { NewTableForm } from './new-table-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newTable');
  return { title: t('title') };
}

export default async function NewTablePage({ searchParams }: PageProps<'/tables/new'>) {
  const { game: wish } = await searchParams;
  const game = typeof wish === 'string' ? findGame(wish) : GAMES[0];
  if (!game) notFound();
  const user = await currentUser();
  const t = await getTranslations();
  return (
    <div className="mx-auto grid max-w-[900px] gap-5 pt-2 md:pt-6">
      <div>
        <h1 className="text-title">{t('newTable.title')}</h1>
        <p className="mt-2 text-ink-2 text-lg leading-normal">{t('newTable.lead')}</p>
      </div>
      {GAMES.length > 1 ? <GameCards chosen={game.metadata.key} /> : null}
      <Sheet>
        <NewTableForm
          game={game.metadata.key}
          seats={game.metadata.seats}
          options={await optionTexts(game.metadata)}
          defaultName={user ? t('newTable.defaultName', { name: user.name }) : t('newTable.defaultGuestName')}
          suggestedName={user ? undefined : await suggestedName()}
        />
      </Sheet>
    </div>
  );
}

async function optionTexts({ key: game, options }: GameMetadata) {
  const t = await getTranslations(`games.${game}.options`);
  return options.map(({ key, values, default: standard }) => ({
    key,
    standard,
    label: t(`${key}.label`),
    values: values.map((value) => ({
      value,
      label: t(`${key}.values.${value}.label`),
      hint: t(`${key}.values.${value}.explanation`),
    })),
  }));
}
