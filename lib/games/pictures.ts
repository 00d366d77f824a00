import type { IconName } from '@/lib/ui/icon-shapes';
import type { Picture } from './board-props';
import { CitadelsPicture } from './citadels/board/citadels-picture';
import { RIVERSIDE } from './citadels/board/riverside';
import { GinkgopolisPicture } from './ginkgopolis/board/ginkgopolis-picture';
import { THURSDAY_CITY } from './ginkgopolis/board/thursday-city';

/** The small picture of each game's matches, by the game's key. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  ginkgopolis: GinkgopolisPicture,
  citadels: CitadelsPicture,
};

/** A match of each game, the same for everybody, to show it by. Its words are the game's messages below `board.showpiece`. */
export const SHOWPIECES: Readonly<Record<string, unknown>> = { ginkgopolis: THURSDAY_CITY, citadels: RIVERSIDE };

/** The mark that stands for a game beside its name. */
export const EMBLEMS: Readonly<Record<string, IconName>> = { ginkgopolis: 'skyline', citadels: 'crown' };
