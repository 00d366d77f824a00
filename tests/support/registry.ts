import { sealedBid } from './sealed-bid';

/** Stands in for `lib/games/registry` in tests of the platform: `vi.mock('@/lib/games/registry', () => import(…))`. */
export const GAMES = [sealedBid];

export function findGame(key: string) {
  return GAMES.find(({ metadata }) => metadata.key === key);
}
