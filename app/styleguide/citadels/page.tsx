import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { citadels } from '@/lib/games/citadels';
import { peopleAt } from '../people';
import { playedMatch, viewerOf } from '../played-match';
import { TablePreview } from '../table-preview';
import { MOMENTS, until } from './moments';

type Search = Readonly<Record<string, string | undefined>>;

/** The table in any state: ?moment=turn&seats=5&round=6&seed=1&seat=0&viewer=0&character=warlord&bot=random&avoid=Build&status=sending */
export default async function TablePage({ searchParams }: Readonly<{ searchParams: Promise<Search> }>) {
  if (process.env.NODE_ENV === 'production') notFound();
  const search = await searchParams;
  const seat = Number(search.seat ?? 0);
  const viewer = viewerOf(search.viewer ?? String(seat));
  const seats = Number(search.seats ?? 5);
  const { length = 'standard', bank = 'unlimited', greatWall = 'without', threePlayers = 'one-character' } = search;
  const table = playedMatch({
    game: citadels,
    seats,
    seed: Number(search.seed ?? 1),
    options: { length, bank, greatWall, threePlayers },
    bot: search.bot ?? 'random',
    avoid: search.avoid?.split(',') ?? [],
    viewer,
    next: until({
      round: Number(search.round ?? 6),
      moment: MOMENTS.find((each) => each === search.moment) ?? 'turn',
      character: search.character,
      seat,
    }),
  });
  return (
    <NextIntlClientProvider messages={await getMessages()}>
      <TablePreview
        game="citadels"
        {...table}
        viewer={viewer}
        players={peopleAt(seats, viewer)}
        readOnly={search.history !== undefined}
        status={search.status ?? 'idle'}
      />
    </NextIntlClientProvider>
  );
}
