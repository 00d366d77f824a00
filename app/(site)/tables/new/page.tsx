import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/auth/session';
import type { GameMetadata } from '@/lib/engine/game-definition';
import { findGame, GAMES } from '@/lib/games/registry';
import { Narrow, Sheet } from '../../narrow';
import { suggestedName } from '../../suggested-name';
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
    <Narrow title={t('newTable.title')} lead={t('newTable.lead')}>
      <Sheet>
        <NewTableForm
          game={game.metadata.key}
          games={GAMES.map(({ metadata: { key } }) => ({ key, name: t(`games.${key}.name`) }))}
          seats={game.metadata.seats}
          options={await optionTexts(game.metadata)}
          defaultName={user ? t('newTable.defaultName', { name: user.name }) : t('newTable.defaultGuestName')}
          suggestedName={user ? undefined : await suggestedName()}
        />
      </Sheet>
    </Narrow>
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
