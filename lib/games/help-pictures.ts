import { CITADELS_PICTURES } from './citadels/help/pictures';
import type { HelpPicture } from './game-help';
import { GINKGOPOLIS_PICTURES } from './ginkgopolis/help/pictures';

/** The pictures that the rules of each game may show, by the game's key and the picture's name. */
export const HELP_PICTURES: Readonly<Record<string, Readonly<Record<string, HelpPicture>>>> = {
  ginkgopolis: GINKGOPOLIS_PICTURES,
  citadels: CITADELS_PICTURES,
};
