import type { Game } from '@/lib/engine/game';
import { citadels } from './citadels';
import { ginkgopolis } from './ginkgopolis';

/** Every game the service offers, in the order the lobby shows them. A new game adds its line here. */
export const GAMES: readonly Game[] = [ginkgopolis, citadels];

export function findGame(key: string): Game | undefined {
  return GAMES.find(({ metadata }) => metadata.key === key);
}
