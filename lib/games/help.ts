import { CITADELS_HELP } from './citadels/help/game-help';
import type { GameHelp } from './game-help';
import { GINKGOPOLIS_HELP } from './ginkgopolis/help/game-help';

/** The rules of each game, by its key. */
export const HELP: Readonly<Record<string, GameHelp>> = { ginkgopolis: GINKGOPOLIS_HELP, citadels: CITADELS_HELP };
