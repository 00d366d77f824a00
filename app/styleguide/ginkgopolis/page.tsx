import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { Viewer } from '@/lib/engine/game-definition';
import { ginkgopolis } from '@/lib/games/ginkgopolis';
import { THURSDAY_CITY } from '@/lib/games/ginkgopolis/board/thursday-city';
import { peopleAt } from '../people';
import { playedMatch, viewerOf } from '../played-match';
import { TablePreview } from '../table-preview';
import { MOMENTS, until } from './moments';

type Search = Readonly<Record<string, string | undefined>>;

/** The table in any state: ?moment=sealed&seats=5&round=9&seed=1&viewer=0&characters=draft&smallChoices=table&bot=random&status=sending */
export default async function TablePage({ searchParams }: Readonly<{ searchParams: Promise<Search> }>) {
  if (process.env.NODE_ENV === 'production') notFound();
  const search = await searchParams;
  const viewer = viewerOf(search.viewer ?? '0');
  const table = search.moment ? played(search, viewer) : drawn();
  return (
    <NextIntlClientProvider messages={await getMessages()}>
      <TablePreview
        game="ginkgopolis"
        {...table}
        viewer={viewer}
        players={peopleAt(Number(search.seats ?? 3), viewer)}
        readOnly={search.history !== undefined}
        status={search.status ?? 'idle'}
      />
    </NextIntlClientProvider>
  );
}

function played(search: Search, viewer: Viewer) {
  const moment = MOMENTS.find((each) => each === search.moment) ?? 'choosing';
  const { characters = 'starter', smallChoices = 'sealed', bot = 'normal' } = search;
  return playedMatch({
    game: ginkgopolis,
    seats: Number(search.seats ?? 3),
    seed: Number(search.seed ?? 1),
    bot,
    options: { characters, smallChoices },
    viewer,
    next: until({ round: Number(search.round ?? 1), moment, viewer }),
  });
}

function drawn() {
  const prompts = [{ id: 'choose-card:9:0', seat: 0, kind: 'choose-card', settled: false }];
  return { view: THURSDAY_CITY, prompts, log: [] };
}
