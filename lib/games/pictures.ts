import type { Picture } from './board-props';
import { CitadelsPicture } from './citadels/board/citadels-picture';
import { GinkgopolisPicture } from './ginkgopolis/board/ginkgopolis-picture';
import { THURSDAY_CITY } from './ginkgopolis/board/thursday-city';

/** The small picture of each game's matches, by the game's key. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  ginkgopolis: GinkgopolisPicture,
  citadels: CitadelsPicture,
};

/** The match on the front page, the same for everybody. Its words are the game's messages below `board.showpiece`. */
export const SHOWPIECE: Readonly<{ game: string; view: unknown }> = { game: 'ginkgopolis', view: THURSDAY_CITY };
