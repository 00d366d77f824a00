import { getTranslations } from 'next-intl/server';
import { namedSeats } from '@/app/seat-names';
import { PICTURES } from '@/lib/games/pictures';
import type { MatchCard } from '@/lib/matches/reading/match-summary';
import { LetterDrawing } from '@/lib/ui/letter-drawing';

type ThumbnailProps = Readonly<{ card: MatchCard; size: 'small' | 'usual' }>;

/** A small picture of a match as anybody may see it; a letter while nothing lies on the table. */
export async function Thumbnail({ card, size }: ThumbnailProps) {
  const Picture = PICTURES[card.game];
  if (card.view === undefined || !Picture) {
    return (
      <span className="grid size-full place-items-center">
        <LetterDrawing width={56} />
      </span>
    );
  }
  return <Picture view={card.view} players={namedSeats(card.seats, await getTranslations('seats'))} size={size} />;
}
