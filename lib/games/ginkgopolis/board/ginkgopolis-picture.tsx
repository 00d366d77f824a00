import type { PictureProps } from '@/lib/games/board-props';
import { ownersOf } from '@/lib/ui/owner';
import type { GinkgopolisView } from '../view-types';
import { CityPicture } from './city/city-picture';

/** The city of a match, without words of its own. It fills its frame. */
export function GinkgopolisPicture({ view, players, size = 'usual' }: PictureProps) {
  const { buildings, tokens, districts } = view as GinkgopolisView;
  const isLarge = size === 'large';
  const city = { buildings, tokens, districts, owners: ownersOf(players) };
  return <CityPicture city={city} plates={isLarge} className={`size-full ${isLarge ? 'city-alive' : ''}`} />;
}
