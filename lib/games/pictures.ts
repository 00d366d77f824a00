import type { Picture } from './board-props';
import { GinkgopolisPicture } from './ginkgopolis/board/ginkgopolis-picture';

/** The small picture of each game's matches, by the game's key. */
export const PICTURES: Readonly<Record<string, Picture>> = { ginkgopolis: GinkgopolisPicture };
